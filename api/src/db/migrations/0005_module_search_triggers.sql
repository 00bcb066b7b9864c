-- Every letter of a text and every pair of neighbouring letters, each as a number that others may share.
create function short_grams(searched text) returns smallint[] language sql immutable strict parallel safe as $$
  with letters as (
    select ascii(letter) as code, lead(ascii(letter)) over (order by place) as next
      from string_to_table(searched, null) with ordinality as letters (letter, place))
  select coalesce(array_agg(distinct gram)::smallint[], '{}') from (
    select code % 32749 as gram from letters where code > 32
    union all
    select (code * 31 + next) % 32749 from letters where code > 32 and next > 32) grams
$$;
--> statement-breakpoint
-- The trigger that sets a module's search_text runs before the row is written, this one after it.
create function copy_module_search() returns trigger language plpgsql as $$
begin
  if new.status <> 'published' then
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
create trigger modules_search_copy after insert or update on modules
  for each row execute function copy_module_search();
--> statement-breakpoint
insert into module_search (module_id, bucket_id, rank, popularity, text, short_grams)
select id, bucket_id, rank, popularity, search_text, short_grams(search_text) from modules where status = 'published';
