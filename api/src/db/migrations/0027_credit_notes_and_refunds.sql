CREATE TABLE "credit_note_lines" (
	"client_id" text NOT NULL,
	"credit_note_id" text NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "credit_note_lines_client_id_credit_note_id_position_pk" PRIMARY KEY("client_id","credit_note_id","position")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"invoice_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"issued_on" date GENERATED ALWAYS AS ((created_at at time zone time_zone)::date) STORED NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"issued_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"payment_id" text,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"provider_id" text,
	"refunded_by" text NOT NULL,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "balance" bigint GENERATED ALWAYS AS (case when status = 'voided' then 0 else greatest(total - credited - paid + refunded, 0) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_note_fk" FOREIGN KEY ("client_id","credit_note_id") REFERENCES "public"."credit_notes"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_client_id_invoice_id_invoices_client_id_id_fk" FOREIGN KEY ("client_id","invoice_id") REFERENCES "public"."invoices"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_client_id_invoice_id_invoices_client_id_id_fk" FOREIGN KEY ("client_id","invoice_id") REFERENCES "public"."invoices"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_client_id_payment_id_payments_client_id_id_fk" FOREIGN KEY ("client_id","payment_id") REFERENCES "public"."payments"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_id_unique" ON "credit_notes" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number_unique" ON "credit_notes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "credit_notes_client_id_invoice_id_index" ON "credit_notes" USING btree ("client_id","invoice_id");--> statement-breakpoint
CREATE INDEX "refunds_client_id_invoice_id_index" ON "refunds" USING btree ("client_id","invoice_id");--> statement-breakpoint
CREATE INDEX "refunds_status_index" ON "refunds" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference_unique" ON "refunds" USING btree ("method","reference");--> statement-breakpoint
-- As before, and credit notes and refunds are counted. A trigger before the update does not see generated columns yet.
create or replace function keep_invoice() returns trigger language plpgsql as $$
declare
  may_change text[] := array['paid', 'credited', 'refunded', 'status', 'invoiced_on', 'due_on', 'balance'];
begin
  if old.status = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'invoice % is % and can''t be deleted', old.number, old.status using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change
     or (new.status is distinct from old.status and not (old.status = 'finalized' and new.status = 'voided'))
     or new.paid not between 0 and new.total
     or new.credited not between old.credited and new.total
     or new.refunded not between 0 and new.paid then
    raise exception 'invoice % is % and can''t be changed', old.number, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- A credit note is a document too.
create function keep_credit_note() returns trigger language plpgsql as $$
begin
  raise exception 'credit notes can''t be changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger credit_notes_immutable before update or delete on credit_notes
  for each row execute function keep_credit_note();
--> statement-breakpoint
create trigger credit_note_lines_immutable before update or delete on credit_note_lines
  for each row execute function keep_credit_note();
