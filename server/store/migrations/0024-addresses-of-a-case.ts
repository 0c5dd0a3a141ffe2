/**
 * Every address that was given for a case, and whether it still counts (store/standing.ts). Links, contact details,
 * sessions and mails name the address that they rest on.
 */

const addresses = [
  `alter table case_contact drop constraint case_contact_pkey,
    add column id uuid not null default gen_random_uuid() primary key,
    add column ended_at timestamptz,
    add column code_hash bytea,
    add column code_expires_at timestamptz,
    add column code_tries int not null default 0,
    add column codes_sent int not null default 0,
    add column code_sent_at timestamptz,
    alter column sealed_email drop not null,
    alter column saved_at drop not null`,
  `create unique index case_contact_live on case_contact (case_id, lookup) where ended_at is null`,
]

/** Details of before name the case's proven address, unless that was another one; then one of their own. */
const details = [
  `delete from contact_details where confirmed_at is null`,
  `alter table contact_details drop constraint contact_details_pkey,
    drop column codes_sent, drop column code_hash, drop column code_expires_at, drop column code_tries,
    add column address_id uuid references case_contact on delete cascade`,
  `update contact_details d set address_id = c.id from case_contact c
    where c.case_id = d.case_id and c.proven_at <= d.confirmed_at + interval '5 seconds'`,
  `insert into case_contact (case_id, lookup, proven_at, ended_at)
    select d.case_id, decode(md5(d.case_id::text), 'hex'), d.confirmed_at, c.proven_at
    from contact_details d left join case_contact c on c.case_id = d.case_id where d.address_id is null`,
  `update contact_details d set address_id = c.id from case_contact c
    where c.case_id = d.case_id and d.address_id is null and c.lookup = decode(md5(d.case_id::text), 'hex')`,
  `alter table contact_details alter column address_id set not null`,
  `create unique index contact_details_case on contact_details (case_id, (confirmed_at is null))`,
]

const thoseThatRest = [
  `alter table mailed_link add column address_id uuid references case_contact on delete cascade`,
  `update mailed_link l set address_id = d.address_id from contact_details d
    where d.case_id = l.case_id and l.purpose = 'follow-up'`,
  `update mailed_link l set address_id = c.id from case_contact c
    where c.case_id = l.case_id and l.address_id is null and c.saved_at is not null`,
  `alter table session add column address_id uuid references case_contact on delete cascade,
    drop constraint session_scope_check,
    add constraint session_scope_check check (scope in ('visitor', 'applicant', 'reconsent', 'status'))`,
  `alter table mail add column address_id uuid references case_contact on delete set null`,
]

export const statements = [...addresses, ...details, ...thoseThatRest]
