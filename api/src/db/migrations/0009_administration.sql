CREATE TABLE "invitations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_positions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"accuracy" double precision NOT NULL,
	"speed" double precision,
	"fix_time" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_consents" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"accuracy" double precision NOT NULL,
	"speed" double precision,
	"fix_time" timestamp with time zone NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"radius" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"renditions" jsonb NOT NULL,
	"size" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" "bytea" NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"role_claim" text,
	"role_mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_users" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"tested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"provider_id" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text NOT NULL,
	"remember_me" boolean DEFAULT false NOT NULL,
	"tested_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_handovers" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"remember_me" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider_id" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_id_subject_pk" PRIMARY KEY("provider_id","subject")
);
--> statement-breakpoint
ALTER TABLE "buckets" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "set_id" text;--> statement-breakpoint
CREATE INDEX "reports_set_id_created_at_index" ON "reports" USING btree ("set_id","created_at");--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tutorials" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_positions" ADD CONSTRAINT "live_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_consents" ADD CONSTRAINT "position_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_history" ADD CONSTRAINT "position_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_attempts" ADD CONSTRAINT "sign_on_attempts_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD CONSTRAINT "sign_on_handovers_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_handovers" ADD CONSTRAINT "sign_on_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_positions_sequence_index" ON "live_positions" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "position_history_user_id_fix_time_index" ON "position_history" USING btree ("user_id","fix_time");--> statement-breakpoint
CREATE INDEX "position_history_fix_time_index" ON "position_history" USING btree ("fix_time");--> statement-breakpoint
CREATE INDEX "sign_on_attempts_expires_at_index" ON "sign_on_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_on_handovers_expires_at_index" ON "sign_on_handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_identities_user_id_index" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
DROP INDEX "modules_of_bucket";--> statement-breakpoint
CREATE INDEX "modules_of_bucket" ON "modules" USING btree ("bucket_id","rank","popularity" DESC NULLS LAST,"id") WHERE status = 'published' and not withdrawn;--> statement-breakpoint
-- A module is withdrawn while its bucket or its category is archived.
create function bucket_is_archived(bucket text) returns boolean language sql stable as $$
  select b.archived_at is not null or c.archived_at is not null
    from buckets b join categories c on c.id = b.category_id
   where b.id = bucket
$$;
--> statement-breakpoint
create function set_module_withdrawn() returns trigger language plpgsql as $$
begin
  new.withdrawn := coalesce(bucket_is_archived(new.bucket_id), false);
  return new;
end $$;
--> statement-breakpoint
create trigger modules_withdrawn before insert or update of bucket_id on modules
  for each row execute function set_module_withdrawn();
--> statement-breakpoint
create function withdraw_modules_of_bucket() returns trigger language plpgsql as $$
begin
  update modules set withdrawn = bucket_is_archived(new.id)
   where bucket_id = new.id and withdrawn <> bucket_is_archived(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger buckets_archived after update of archived_at, category_id on buckets
  for each row execute function withdraw_modules_of_bucket();
--> statement-breakpoint
create function withdraw_modules_of_category() returns trigger language plpgsql as $$
begin
  update modules set withdrawn = bucket_is_archived(modules.bucket_id) from buckets b
   where b.category_id = new.id and modules.bucket_id = b.id
     and withdrawn <> bucket_is_archived(modules.bucket_id);
  return null;
end $$;
--> statement-breakpoint
create trigger categories_archived after update of archived_at on categories
  for each row execute function withdraw_modules_of_category();
--> statement-breakpoint
-- What is withdrawn is found by nobody either.
create or replace function copy_module_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' or new.withdrawn then
    delete from module_search where module_id = new.id;
    return null;
  end if;
  insert into module_search (module_id, bucket_id, rank, popularity, text, short_grams)
  values (new.id, new.bucket_id, new.rank, new.popularity, new.search_text, short_grams(new.search_text))
  on conflict (module_id) do update
    set bucket_id = excluded.bucket_id, rank = excluded.rank, popularity = excluded.popularity, text = excluded.text,
        short_grams = excluded.short_grams
    where (module_search.bucket_id, module_search.rank, module_search.popularity, module_search.text)
      is distinct from (excluded.bucket_id, excluded.rank, excluded.popularity, excluded.text);
  return null;
end $$;
--> statement-breakpoint
-- Null: the client has agreed on no term of its own, and the company's holds.
ALTER TABLE "clients" ALTER COLUMN "terms_days" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "terms_days" DROP DEFAULT;
--> statement-breakpoint
-- Positions are numbered in the order in which they become visible, and no number comes twice.
CREATE SEQUENCE live_positions_sequence;
