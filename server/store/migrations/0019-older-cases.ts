/** Cases from before the desk found them by hashes: the worker makes those, since only the server has the key. */
export const statements = [
  `alter table loan_case add column is_findable boolean not null default false`,
  `alter table loan_case alter column is_findable set default true`,
  `create index loan_case_unfindable on loan_case (id) where not is_findable`,
]
