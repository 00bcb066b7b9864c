-- The words of a text in order, folded as in the catalogue's search.
create function words_in(said text) returns table (word text, place bigint) language sql immutable parallel safe as $$
  select left(part, 30), place
    from regexp_split_to_table(
      plain_search(said), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+')
    with ordinality as parts (part, place)
   where part <> ''
$$;
--> statement-breakpoint
-- Cut, so that the longest text fits a tsvector.
create function search_vector(said text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(coalesce((array_agg(distinct word))[1:8000], '{}')) from words_in(said)
$$;
--> statement-breakpoint
-- All words, the last one as a prefix; null if there are none. Words hold nothing that a tsquery would have to quote.
create function search_query(typed text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(format('''%s''%s', word, case when is_last then ':*' else '' end), ' & ')::tsquery
    from (select word, place = max(place) over () as is_last from words_in(typed)) words
$$;
--> statement-breakpoint
-- "TEX-2026-000123" is also found by 123.
create function index_ticket() returns trigger language plpgsql as $$
begin
  insert into ticket_search (ticket_id, words)
  values (new.id, search_vector(concat_ws(' ',
    new.number, ltrim(split_part(new.number, '-', 3), '0'), new.subject, new.name, new.email, new.description,
    (select string_agg(body, ' ') from ticket_events where ticket_id = new.id and kind in ('message', 'note')))))
  on conflict (ticket_id) do update set words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
create trigger tickets_search after insert or update of number, subject, name, email, description on tickets
  for each row execute function index_ticket();
--> statement-breakpoint
create function note_ticket_event() returns trigger language plpgsql as $$
begin
  update ticket_search set words = words || search_vector(new.body)
   where ticket_id = new.ticket_id and length(words) < 8000;
  if new.kind = 'message' then
    update tickets set last_word_from = new.author where id = new.ticket_id and last_word_from <> new.author;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ticket_events_noted after insert on ticket_events
  for each row when (new.kind in ('message', 'note')) execute function note_ticket_event();
--> statement-breakpoint
-- Tickets of before.
insert into ticket_search (ticket_id, words)
select t.id, search_vector(concat_ws(' ',
         t.number, ltrim(split_part(t.number, '-', 3), '0'), t.subject, t.name, t.email, t.description,
         (select string_agg(body, ' ') from ticket_events where ticket_id = t.id and kind in ('message', 'note'))))
  from tickets t;
--> statement-breakpoint
update tickets t set last_word_from = said.author
  from (select distinct on (ticket_id) ticket_id, author from ticket_events
         where kind = 'message' order by ticket_id, created_at desc, id desc) said
 where said.ticket_id = t.id and said.author <> 'requester';
--> statement-breakpoint
-- Messages and demo requests of before, except spam. Who belongs to one organization wrote for it.
insert into tickets (id, kind, number, user_id, client_id, name, email, phone, category, subject, description, priority,
                     status, created_at, updated_at)
select id, 'contact',
       'TEX-' || to_char(created_at at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('ticket_numbers')::text, 6, '0'),
       user_id, (select min(client_id) from client_members where user_id = m.user_id having count(*) = 1),
       name, email, phone, 'question', subject, message, 'normal',
       case status when 'answered' then 'resolved' else 'new' end, created_at, created_at
  from (select * from contact_messages where status <> 'spam' order by created_at, id) m
on conflict (id) do nothing;
--> statement-breakpoint
insert into tickets (id, kind, number, user_id, client_id, name, email, phone, category, module_id, subject, description,
                     priority, status, created_at, updated_at)
select id, 'demo',
       'TEX-' || to_char(created_at at time zone 'UTC', 'YYYY') || '-' || lpad(nextval('ticket_numbers')::text, 6, '0'),
       user_id, (select min(client_id) from client_members where user_id = d.user_id having count(*) = 1),
       name, email, phone, 'question', module_ids ->> 0, 'Demo for ' || company,
       coalesce(nullif(notes, ''), 'A demo of ' || coalesce(
         (select string_agg(coalesce(m.name, wanted.id), ', ' order by wanted.place)
            from jsonb_array_elements_text(d.module_ids) with ordinality as wanted (id, place)
            left join modules m on m.id = wanted.id), 'the marketplace') || '.'),
       'normal', case status when 'scheduled' then 'waiting' when 'done' then 'resolved' when 'declined' then 'closed'
                             else 'new' end, created_at, updated_at
  from (select * from demo_requests where status <> 'spam' order by created_at, id) d
on conflict (id) do nothing;
