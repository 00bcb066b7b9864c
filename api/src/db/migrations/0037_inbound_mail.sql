CREATE TABLE "inbound_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"from_address" text,
	"subject" text,
	"message_id" text,
	"ticket_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "inbound_mails_webhook_id_unique" UNIQUE("webhook_id")
);
--> statement-breakpoint
CREATE INDEX "inbound_mails_state_received_at_index" ON "inbound_mails" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "inbound_mails_message_id_index" ON "inbound_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "inbound_mails_ticket_id_received_at_index" ON "inbound_mails" USING btree ("ticket_id","received_at");