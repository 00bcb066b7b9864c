ALTER TABLE "invoice_lines" ADD COLUMN "trial_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD COLUMN "renew" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_warned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renew_days" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "announced_price" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_trial_unique" ON "subscriptions" USING btree ("client_id","module_id") WHERE "subscriptions"."trial_ends_at" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_renewal" CHECK ("subscriptions"."renew_days" between 1 and 3650);