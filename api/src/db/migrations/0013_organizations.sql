CREATE TABLE "client_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_removals" (
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_removals_client_id_user_id_pk" PRIMARY KEY("client_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_domains" ADD CONSTRAINT "client_domains_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_removals" ADD CONSTRAINT "client_removals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_removals" ADD CONSTRAINT "client_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_domains_client_id_index" ON "client_domains" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_removals_user_id_index" ON "client_removals" USING btree ("user_id");