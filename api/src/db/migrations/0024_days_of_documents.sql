DROP INDEX "invoices_client_id_invoice_date_index";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "invoiced_on" date GENERATED ALWAYS AS ((invoice_date at time zone time_zone)::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_on" date GENERATED ALWAYS AS ((due_date at time zone time_zone)::date) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_client_id_invoiced_on_index" ON "invoices" USING btree ("client_id","invoiced_on");--> statement-breakpoint
-- As before; the days follow from columns that never change, and a trigger before the update does not see them yet.
create or replace function keep_invoice() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'invoice % is % and can''t be deleted', old.number, old.status using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - array['paid', 'status', 'invoiced_on', 'due_on']
       is distinct from to_jsonb(old) - array['paid', 'status', 'invoiced_on', 'due_on']
     or (new.status is distinct from old.status and not (old.status = 'finalized' and new.status = 'voided'))
     or new.paid not between 0 and new.total then
    raise exception 'invoice % is % and can''t be changed', old.number, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
