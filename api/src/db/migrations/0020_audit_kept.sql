-- Audit events and their seals are only added. The two functions below are the only way to take anything away.
create function keep_audit_events() returns trigger language plpgsql as $$
declare
  erasable constant text[] := array['actor_email', 'ip', 'target_name', 'before', 'after', 'actor_salt', 'person_salt'];
begin
  if tg_op = 'UPDATE' and current_setting('marketplace.audit', true) = 'erasure'
     and to_jsonb(new) - erasable = to_jsonb(old) - erasable
     and (new.actor_salt is null or new.actor_salt = old.actor_salt)
     and (new.person_salt is null or new.person_salt = old.person_salt) then
    return new;
  end if;
  if tg_op = 'DELETE' and current_setting('marketplace.audit', true) = 'retention' and old.at < now() - interval '30 days' then
    return old;
  end if;
  raise exception 'audit events are never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create function keep_audit_chain() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('marketplace.audit', true) = 'retention' then
    return old;
  end if;
  raise exception 'the chain of audit events is never changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_events_kept before update or delete on audit_events for each row execute function keep_audit_events();
--> statement-breakpoint
create trigger audit_events_whole before truncate on audit_events for each statement execute function keep_audit_events();
--> statement-breakpoint
create trigger audit_chain_kept before update or delete on audit_chain for each row execute function keep_audit_chain();
--> statement-breakpoint
create trigger audit_chain_whole before truncate on audit_chain for each statement execute function keep_audit_chain();
--> statement-breakpoint
-- Ends the retention: deletes the oldest sealed events, up to the first that is younger than this many days and than 30.
-- The seal of the last one stays, as the anchor of the rest. Returns how many events it deleted.
create function prune_audit(days integer) returns integer language plpgsql
security definer set search_path = pg_catalog, public, pg_temp set marketplace.audit = 'retention' as $$
declare
  kept_from constant timestamptz := now() - make_interval(days => greatest(days, 30));
  anchor bigint;
  pruned integer;
begin
  perform pg_advisory_xact_lock(7430552);
  select coalesce(min(c.sequence) filter (where e.at >= kept_from) - 1, max(c.sequence)) into anchor
    from audit_chain c join audit_events e on e.id = c.event_id;
  delete from audit_events e using audit_chain c where c.event_id = e.id and c.sequence <= anchor;
  get diagnostics pruned = row_count;
  delete from audit_chain where sequence < anchor;
  return pruned;
end $$;
--> statement-breakpoint
-- Erases who a deleted person was from the events by and about them. The hashes in the chain stay, and with the salts
-- gone they no longer tell anything. Nobody who still has an account can be erased.
create function erase_audit_person(person text, email text) returns void language plpgsql
security definer set search_path = pg_catalog, public, pg_temp set marketplace.audit = 'erasure' as $$
declare
  personal constant text[] := array['name', 'email', 'phone', 'timeZone', 'member'];
begin
  -- After the seal that may be under way, because an event can't be sealed without its salts.
  perform pg_advisory_xact_lock(7430552);
  if exists (select from users where id = person) then
    raise exception '% still has an account', person using errcode = 'restrict_violation';
  end if;
  update audit_events set actor_email = null, ip = null, actor_salt = null
   where actor_id = person or (actor_id is null and target_type = 'user' and target_id = person);
  update audit_events set target_name = 'Deleted person', before = before - personal, after = after - personal, person_salt = null
   where target_type = 'user' and target_id = person;
  -- Events about something else that name the person among its values.
  update audit_events set before = before - personal, after = after - personal, person_salt = null
   where target_type <> 'user' and (person in (before ->> 'memberId', after ->> 'memberId') or lower(email) in (
     lower(before ->> 'member'), lower(after ->> 'member'), lower(before ->> 'email'), lower(after ->> 'email')));
end $$;
--> statement-breakpoint
revoke all on function prune_audit(integer), erase_audit_person(text, text) from public;
