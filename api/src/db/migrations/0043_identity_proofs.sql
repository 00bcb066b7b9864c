ALTER TABLE "sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "redirect_key" text;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD COLUMN "tells_when" boolean;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_redirect_key_unique" UNIQUE("redirect_key");