/** A flow ends by choice, account and confirmed details (FLOW-10); before, feedback or the agreement ended it. */
export const statements = [
  `update loan_case c set flow_finished_at = s.at
    from follow_up f join follow_up_step s on s.case_id = f.case_id and s.step = 'received'
    where f.case_id = c.id and f.kind = 'choice' and f.offer_id = c.selected_offer_id
      and c.flow_finished_at is null and c.disbursement_account_id is not null`,
  // Chosen by somebody who cannot be reached: they may go on where they were.
  `update loan_case c set flow_finished_at = null
    where c.flow_finished_at is not null and not exists (select from follow_up f where f.case_id = c.id)`,
]
