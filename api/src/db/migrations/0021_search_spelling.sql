CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_search" ADD COLUMN "joined_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "module_search_joined_name" ON "module_search" USING btree ("joined_name" text_pattern_ops);--> statement-breakpoint
-- A trusted extension: the owner of the database may create it.
create extension if not exists unaccent;
--> statement-breakpoint
create function plain_search(searched text) returns text language sql immutable strict parallel safe as $$
  select lower(unaccent(normalize(searched, nfkc)))
$$;
--> statement-breakpoint
-- "E-commerce" and "ecommerce" are one word, and so are "llama.cpp" and "llamacpp".
create function fold_search(searched text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(plain_search(searched), '(?<=[[:alnum:]])[-./''’]+(?=[[:alnum:]])', '', 'g')
$$;
--> statement-breakpoint
create function join_search(searched text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(plain_search(searched), '[^[:alnum:]]+', '', 'g')
$$;
--> statement-breakpoint
create function spelling_keys(word text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg(distinct key) from (
    select word as key union all
    select overlay(word placing '' from place for 1) from generate_series(1, char_length(word)) as place) keys
$$;
--> statement-breakpoint
-- The words of a name, its category and its tags that can be misspelled, and the name in one word.
create function spellable_words(name text, heading text) returns setof text language sql immutable strict parallel safe as $$
  select distinct word from (
    select regexp_split_to_table(plain_search(heading), '[^[:alnum:]]+') as word
    union all select regexp_split_to_table(fold_search(heading), '[^[:alnum:]]+')
    union all select join_search(name)) words
   where char_length(word) between 4 and 40 and word !~ '^\d+$'
$$;
--> statement-breakpoint
create or replace function copy_module_search() returns trigger language plpgsql as $$
declare
  titled text := search_heading(new.name, new.description, new.search_text);
  folded text := fold_search(new.search_text);
begin
  if new.status <> 'published' or new.withdrawn then
    delete from module_search where module_id = new.id;
    return null;
  end if;
  insert into module_search (module_id, bucket_id, rank, popularity, name, joined_name, heading, text, short_grams)
  values (new.id, new.bucket_id, new.rank, new.popularity, fold_search(search_name(new.name)),
          join_search(new.name), fold_search(titled), folded, short_grams(folded))
  on conflict (module_id) do update
    set bucket_id = excluded.bucket_id, rank = excluded.rank, popularity = excluded.popularity, name = excluded.name,
        joined_name = excluded.joined_name, heading = excluded.heading, text = excluded.text,
        short_grams = excluded.short_grams
    where (module_search.bucket_id, module_search.rank, module_search.popularity, module_search.name,
           module_search.heading, module_search.text)
      is distinct from (excluded.bucket_id, excluded.rank, excluded.popularity, excluded.name, excluded.heading,
                        excluded.text);
  -- Nobody waits for another one's words: a job adds those that were passed over.
  if pg_try_advisory_xact_lock(hashtext('search_words')) then
    insert into search_words (word, keys)
    select word, spelling_keys(word) from spellable_words(new.name, titled) as word on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
update module_search s
   set name = fold_search(s.name), heading = fold_search(s.heading), text = fold_search(s.text),
       joined_name = join_search(m.name), short_grams = short_grams(fold_search(s.text))
  from modules m where m.id = s.module_id;
--> statement-breakpoint
insert into search_words (word, keys)
select word, spelling_keys(word) from (
  select distinct word from modules m, spellable_words(m.name, search_heading(m.name, m.description, m.search_text)) as word
   where m.status = 'published' and not m.withdrawn) words
on conflict do nothing;
