CREATE TABLE "logout_tokens" (
	"provider_id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logout_tokens_provider_id_hash_pk" PRIMARY KEY("provider_id","hash")
);
--> statement-breakpoint
CREATE TABLE "provider_domains" (
	"provider_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"assumed" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"found" text[] DEFAULT '{}' NOT NULL,
	"unanswered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "provider_domains_provider_id_domain_pk" PRIMARY KEY("provider_id","domain")
);
--> statement-breakpoint
CREATE TABLE "provider_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"sid" text,
	"id_token" "bytea",
	"end_session_url" text
);
--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "editors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD COLUMN "fresh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "sid" text;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "id_token" "bytea";--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "end_session_url" text;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logout_tokens" ADD CONSTRAINT "logout_tokens_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_domains" ADD CONSTRAINT "provider_domains_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logout_tokens_expires_at_index" ON "logout_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_domains_domain_index" ON "provider_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "provider_sessions_provider_id_subject_index" ON "provider_sessions" USING btree ("provider_id","subject");