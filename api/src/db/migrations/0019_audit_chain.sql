CREATE TABLE "audit_chain" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"actor_hash" "bytea" NOT NULL,
	"person_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_chain_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "actor_salt" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "person_salt" uuid DEFAULT gen_random_uuid();