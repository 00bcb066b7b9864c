CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_search" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "kind" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "last_word_from" text DEFAULT 'requester' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_search" ADD CONSTRAINT "ticket_search_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_search_words" ON "ticket_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "tickets_changed" ON "tickets" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_raised" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_priority" ON "tickets" USING btree (array_position(array['urgent', 'high', 'normal', 'low'], "priority"),"updated_at" DESC NULLS FIRST,"id");