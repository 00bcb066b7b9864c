-- What a module is found by: its name, description, category and tags, a line each.
create function set_module_search_text() returns trigger language plpgsql as $$
begin
  select lower(concat_ws(E'\n', new.name, new.description, c.name, array_to_string(new.tags, E'\n')))
    into new.search_text
    from buckets b join categories c on c.id = b.category_id
   where b.id = new.bucket_id;
  return new;
end $$;
--> statement-breakpoint
create trigger modules_search_text before insert or update of name, description, tags, bucket_id on modules
  for each row execute function set_module_search_text();
--> statement-breakpoint
-- A category's name is part of its modules' text.
create function renew_search_text_of_category() returns trigger language plpgsql as $$
begin
  update modules set name = modules.name from buckets b where b.id = modules.bucket_id and b.category_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger categories_search_text after update of name on categories
  for each row when (old.name is distinct from new.name) execute function renew_search_text_of_category();
--> statement-breakpoint
create function renew_search_text_of_bucket() returns trigger language plpgsql as $$
begin
  update modules set name = modules.name where modules.bucket_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger buckets_search_text after update of category_id on buckets
  for each row when (old.category_id is distinct from new.category_id) execute function renew_search_text_of_bucket();
--> statement-breakpoint
insert into catalog_version (id, version) values (1, 1);
--> statement-breakpoint
-- Every replica answers the public catalogue from memory until this number grows; they listen for it.
create function bump_catalog_version() returns trigger language plpgsql as $$
declare
  grown integer;
begin
  update catalog_version set version = version + 1, updated_at = now() where id = 1 returning version into grown;
  perform pg_notify('catalog_version', grown::text);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  shown text;
begin
  foreach shown in array array['categories', 'buckets', 'modules', 'pricing_tiers', 'slides', 'top_choices',
                               'tutorials', 'company_master', 'privacy_policies'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
                      for each statement execute function bump_catalog_version()', shown || '_version', shown);
  end loop;
end $$;
