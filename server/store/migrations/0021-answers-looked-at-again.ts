/** A no that a colleague changed into a yes after a review: it stays on record, and the yes counts for its version. */
export const statements = [
  `alter table desk_decision drop constraint desk_decision_state_check,
    add constraint desk_decision_state_check check (state in ('proposed', 'done', 'sent-back', 'lapsed', 'revised'))`,
]
