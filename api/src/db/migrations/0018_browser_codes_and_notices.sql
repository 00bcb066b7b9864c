CREATE TABLE "sign_in_notices" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"device" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_codes" (
	"user_id" text NOT NULL,
	"browser" "bytea" NOT NULL,
	"address" text,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browser_codes_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "sign_in_notices" ADD CONSTRAINT "sign_in_notices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_codes" ADD CONSTRAINT "browser_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_notices_session_id_index" ON "sign_in_notices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_in_notices_expires_at_index" ON "sign_in_notices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "browser_codes_expires_at_index" ON "browser_codes" USING btree ("expires_at");