/** Looks at requests without a case and at documents; work that waits for the applicant; several requests and files. */
export const statements = [
  `alter table desk_look alter column case_id drop not null,
    add column task_id uuid references obligation on delete cascade, add column file_id uuid`,
  `create index desk_look_task on desk_look (task_id, at) where task_id is not null`,
  `alter table obligation add column waiting_until date, add column tries int not null default 0`,
  `create index obligation_waiting on obligation (due_on, id) where closed_at is null and waiting_until is not null`,
  `drop index document_request_open`,
  `create index document_request_open on document_request (case_id) where ended_at is null`,
  `alter table case_file add column request_id uuid references document_request on delete set null`,
  `update case_file f set request_id = r.id from document_request r where r.file_id = f.id`,
]
