CREATE TABLE "alert_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bell" text[] DEFAULT '{"urgent_ticket","waiting_ticket","contact_message","demo_request"}' NOT NULL,
	"mail" text[] DEFAULT '{}' NOT NULL,
	"seen_at" timestamp with time zone,
	"unsubscribe_hash" "bytea",
	CONSTRAINT "alert_choices_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ticket_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_ticket_id_kind_since_unique" UNIQUE("ticket_id","kind","since")
);
--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_created_at_index" ON "alerts" USING btree ("created_at");