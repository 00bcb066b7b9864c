CREATE TABLE "visitor_keys" (
	"visitor" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_keys_visitor_key_pk" PRIMARY KEY("visitor","key")
);
--> statement-breakpoint
CREATE INDEX "visitor_keys_created_at_index" ON "visitor_keys" USING btree ("created_at");