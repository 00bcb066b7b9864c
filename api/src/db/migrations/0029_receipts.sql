ALTER TABLE "mails" ADD COLUMN "documents" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipted_at" timestamp with time zone;--> statement-breakpoint
-- Payments that are recorded already get no receipt.
UPDATE "payments" SET "receipted_at" = coalesce("paid_at", "created_at") WHERE "status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "payments_receipt_due" ON "payments" USING btree ("created_at") WHERE status = 'succeeded' and receipted_at is null;