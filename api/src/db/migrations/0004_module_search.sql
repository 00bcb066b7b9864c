CREATE TABLE "module_requests" (
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"module_id" text NOT NULL,
	"id" text NOT NULL,
	"note" text,
	"notified" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_requests_client_id_user_id_module_id_pk" PRIMARY KEY("client_id","user_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "module_search" (
	"module_id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"rank" integer NOT NULL,
	"popularity" double precision NOT NULL,
	"text" text NOT NULL,
	"short_grams" smallint[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "modules_search";--> statement-breakpoint
ALTER TABLE "module_requests" ADD CONSTRAINT "module_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_requests" ADD CONSTRAINT "module_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_requests" ADD CONSTRAINT "module_requests_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_search" ADD CONSTRAINT "module_search_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_requests_client_id_created_at_index" ON "module_requests" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "module_search_rank" ON "module_search" USING btree ("rank","popularity" DESC NULLS LAST,"module_id");--> statement-breakpoint
CREATE INDEX "module_search_bucket" ON "module_search" USING btree ("bucket_id");--> statement-breakpoint
CREATE INDEX "module_search_text" ON "module_search" USING gin ("text" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "module_search_short" ON "module_search" USING gin ("short_grams") WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "modules_of_bucket" ON "modules" USING btree ("bucket_id","rank","popularity" DESC NULLS LAST,"id") WHERE status = 'published';