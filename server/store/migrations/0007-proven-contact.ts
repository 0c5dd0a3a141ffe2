/** When the owner of the address typed a code that was mailed to it: until then the address is only a claim. */
export const statements = [`alter table case_contact add column proven_at timestamptz`]
