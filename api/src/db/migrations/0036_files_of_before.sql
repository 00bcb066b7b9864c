-- The version before writes one file into the ticket's row, and takes it from there when a person's data is erased.
create function copy_ticket_attachment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.attachment is null and old.attachment is not null then
    delete from ticket_files where ticket_id = new.id;
  elsif new.attachment is not null then
    insert into ticket_files (id, ticket_id, file, name, type, size, uploader, uploader_id, sent_at, created_at)
    values (new.attachment ->> 'file', new.id, new.attachment ->> 'file', new.attachment ->> 'name',
            new.attachment ->> 'type', (new.attachment ->> 'size')::integer, 'requester', new.user_id,
            new.created_at, new.created_at)
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tickets_attachment after insert or update of attachment on tickets
  for each row execute function copy_ticket_attachment();
--> statement-breakpoint
-- Files of before.
insert into ticket_files (id, ticket_id, file, name, type, size, uploader, uploader_id, sent_at, created_at)
select attachment ->> 'file', id, attachment ->> 'file', attachment ->> 'name', attachment ->> 'type',
       (attachment ->> 'size')::integer, 'requester', user_id, created_at, created_at
  from tickets where attachment is not null
on conflict do nothing;
