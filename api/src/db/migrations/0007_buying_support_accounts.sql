CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_email" text,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text NOT NULL,
	"team_size" integer,
	"module_ids" jsonb NOT NULL,
	"preferred_day" text,
	"preferred_time" text,
	"time_zone" text,
	"notes" text,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"client_id" text NOT NULL,
	"order_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"discount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_redemptions_client_id_order_id_pk" PRIMARY KEY("client_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"value" bigint NOT NULL,
	"max_discount" bigint,
	"min_spend" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"per_client_limit" integer,
	"client_ids" jsonb,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_value" CHECK ("coupons"."value" > 0 and ("coupons"."type" = 'fixed' or "coupons"."value" <= 10000))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"client_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"module_id" text NOT NULL,
	"description" text NOT NULL,
	"no_of_users" integer NOT NULL,
	"no_of_days" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "invoice_lines_client_id_invoice_id_position_pk" PRIMARY KEY("client_id","invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"invoice_date" timestamp with time zone NOT NULL,
	"due_date" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"po_number" text,
	"coupon_code" text,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"recorded_by" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_usage" (
	"user_id" text NOT NULL,
	"module_id" text NOT NULL,
	"day" date NOT NULL,
	"opens" integer NOT NULL,
	"last_opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_usage_user_id_module_id_day_pk" PRIMARY KEY("user_id","module_id","day"),
	CONSTRAINT "module_usage_opens" CHECK ("module_usage"."opens" > 0)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"confirm_hash" "bytea",
	"confirm_expires_at" timestamp with time zone,
	"unsubscribe_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscribers_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash")
);
--> statement-breakpoint
CREATE TABLE "checkout_drafts" (
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"coupon_code" text,
	"billing" jsonb,
	"po_number" text,
	"method" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_drafts_client_id_user_id_pk" PRIMARY KEY("client_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"client_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"module_id" text NOT NULL,
	"name" text NOT NULL,
	"no_of_users" integer NOT NULL,
	"no_of_days" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "order_lines_client_id_order_id_position_pk" PRIMARY KEY("client_id","order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"billing" jsonb NOT NULL,
	"po_number" text,
	"coupon_code" text,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departments_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_seats" (
	"client_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_seats_client_id_subscription_id_user_id_pk" PRIMARY KEY("client_id","subscription_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"module_id" text NOT NULL,
	"module_name" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"no_of_users" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"unit_price" bigint NOT NULL,
	"currency" text NOT NULL,
	"cancel_at_end" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"warned_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "subscriptions_users" CHECK ("subscriptions"."no_of_users" between 1 and 100000),
	CONSTRAINT "subscriptions_term" CHECK ("subscriptions"."ends_at" > "subscriptions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"ticket_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_events_ticket_id_id_pk" PRIMARY KEY("ticket_id","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "terms_days" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_clients" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "public_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_client_id_invoice_id_invoices_client_id_id_fk" FOREIGN KEY ("client_id","invoice_id") REFERENCES "public"."invoices"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_invoice_id_invoices_client_id_id_fk" FOREIGN KEY ("client_id","invoice_id") REFERENCES "public"."invoices"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_usage" ADD CONSTRAINT "module_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_usage" ADD CONSTRAINT "module_usage_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_client_id_order_id_orders_client_id_id_fk" FOREIGN KEY ("client_id","order_id") REFERENCES "public"."orders"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_seats" ADD CONSTRAINT "subscription_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_seats" ADD CONSTRAINT "subscription_seats_client_id_subscription_id_subscriptions_client_id_id_fk" FOREIGN KEY ("client_id","subscription_id") REFERENCES "public"."subscriptions"("client_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_id_at_index" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_target_type_target_id_at_index" ON "audit_events" USING btree ("target_type","target_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_action_at_index" ON "audit_events" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "contact_messages_status_created_at_index" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_requests_status_created_at_index" ON "demo_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_coupon_id_client_id_index" ON "coupon_redemptions" USING btree ("coupon_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at_index" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "invoice_lines_client_id_module_id_index" ON "invoice_lines" USING btree ("client_id","module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_id_unique" ON "invoices" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_client_id_invoice_date_index" ON "invoices" USING btree ("client_id","invoice_date");--> statement-breakpoint
CREATE INDEX "invoices_client_id_order_id_index" ON "invoices" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "payments_client_id_invoice_id_index" ON "payments" USING btree ("client_id","invoice_id");--> statement-breakpoint
CREATE INDEX "payments_client_id_created_at_index" ON "payments" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree ("method","reference");--> statement-breakpoint
CREATE INDEX "module_usage_day_index" ON "module_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "module_usage_module_id_index" ON "module_usage" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_email_unique" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status_created_at_index" ON "newsletter_subscribers" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_unique" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_client_id_created_at_index" ON "orders" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_client_id_name_index" ON "departments" USING btree ("client_id","name");--> statement-breakpoint
CREATE INDEX "subscription_seats_user_id_index" ON "subscription_seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_id_unique" ON "subscriptions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "subscriptions_client_id_ends_at_index" ON "subscriptions" USING btree ("client_id","ends_at");--> statement-breakpoint
CREATE INDEX "subscriptions_client_id_module_id_index" ON "subscriptions" USING btree ("client_id","module_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ticket_events_ticket_id_created_at_index" ON "ticket_events" USING btree ("ticket_id","created_at");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_user_id_created_at_index" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee_id_index" ON "tickets" USING btree ("assignee_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_public_token_hash_unique" UNIQUE("public_token_hash");