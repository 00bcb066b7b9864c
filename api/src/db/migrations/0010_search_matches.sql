ALTER TABLE "module_search" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "module_search" ADD COLUMN "heading" text DEFAULT '' NOT NULL;--> statement-breakpoint
create function search_name(name text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Name, category and tags: the text without the description in its middle.
create function search_heading(name text, description text, searched text) returns text
language sql immutable parallel safe as $$
  select search_name(name) || substr(searched, length(lower(concat_ws(E'\n', name, description))) + 1)
$$;
--> statement-breakpoint
create or replace function copy_module_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' or new.withdrawn then
    delete from module_search where module_id = new.id;
    return null;
  end if;
  insert into module_search (module_id, bucket_id, rank, popularity, name, heading, text, short_grams)
  values (new.id, new.bucket_id, new.rank, new.popularity, search_name(new.name),
          search_heading(new.name, new.description, new.search_text), new.search_text, short_grams(new.search_text))
  on conflict (module_id) do update
    set bucket_id = excluded.bucket_id, rank = excluded.rank, popularity = excluded.popularity, name = excluded.name,
        heading = excluded.heading, text = excluded.text, short_grams = excluded.short_grams
    where (module_search.bucket_id, module_search.rank, module_search.popularity, module_search.name,
           module_search.heading, module_search.text)
      is distinct from (excluded.bucket_id, excluded.rank, excluded.popularity, excluded.name, excluded.heading,
                        excluded.text);
  return null;
end $$;
--> statement-breakpoint
update module_search set name = search_name(m.name), heading = search_heading(m.name, m.description, m.search_text)
  from modules m where m.id = module_id;
--> statement-breakpoint
CREATE INDEX "module_search_name" ON "module_search" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "module_search_spelling" ON "module_search" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
CREATE INDEX "module_search_heading" ON "module_search" USING gin ("heading" gin_trgm_ops) WITH (gin_pending_list_limit=512);
