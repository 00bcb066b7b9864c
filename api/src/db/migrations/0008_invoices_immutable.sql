-- A finalized invoice is a document: what has been paid is counted, it may be voided, and nothing else ever changes.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'invoice % is % and can''t be deleted', old.number, old.status using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - 'paid' - 'status' is distinct from to_jsonb(old) - 'paid' - 'status'
     or (new.status is distinct from old.status and not (old.status = 'finalized' and new.status = 'voided'))
     or new.paid not between 0 and new.total then
    raise exception 'invoice % is % and can''t be changed', old.number, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invoices_immutable before update or delete on invoices
  for each row execute function keep_invoice();
--> statement-breakpoint
-- Its lines are written while it is a draft.
create function keep_invoice_lines() returns trigger language plpgsql as $$
declare
  line record := case when tg_op = 'DELETE' then old else new end;
begin
  if exists (select from invoices i
              where i.client_id = line.client_id and i.id = line.invoice_id and i.status <> 'draft')
     or (tg_op = 'UPDATE' and (old.client_id, old.invoice_id) is distinct from (new.client_id, new.invoice_id)) then
    raise exception 'the lines of a finalized invoice can''t be changed' using errcode = 'restrict_violation';
  end if;
  return line;
end $$;
--> statement-breakpoint
create trigger invoice_lines_immutable before insert or update or delete on invoice_lines
  for each row execute function keep_invoice_lines();
