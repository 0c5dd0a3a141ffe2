/** Entries cannot be removed, so one that does not follow the last would break the trail for good: it is refused. */
export const statements = [
  `create function keep_audit_chain() returns trigger language plpgsql as $$
    declare
      end_sequence bigint;
      end_hash bytea;
    begin
      perform pg_advisory_xact_lock(7140211);
      select sequence, hash into end_sequence, end_hash from audit_entry order by sequence desc limit 1;
      if new.sequence <> coalesce(end_sequence, 0) + 1
        or new.previous_hash <> coalesce(end_hash, decode(repeat('00', 32), 'hex')) or length(new.hash) <> 32 then
        raise exception 'An entry follows the last one of the audit trail.' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  `create trigger audit_entry_chained before insert on audit_entry for each row execute function keep_audit_chain()`,
]
