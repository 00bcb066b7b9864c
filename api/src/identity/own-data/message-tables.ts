import { sql } from 'drizzle-orm';
import type { DataOwner, TableDecision } from './table-decision.ts';

const erased = '(deleted)';
const nobody = 'Deleted person';
/** A domain that can't exist (RFC 2606): mail to it goes nowhere. */
const noAddress = 'deleted@deleted.invalid';

/** Sent by the person, signed in or not. */
const theirs = ({ id, email }: DataOwner) => sql`(user_id = ${id} or lower(email) = lower(${email}))`;

/** What a person wrote, what we wrote to them, and what the audit log says about them. */
export const messageTables: Record<string, TableDecision> = {
  // Replies and files of the conversation go first, because they are found by the ticket.
  ticket_events: {
    read: (owner) =>
      sql`select t.number, e.kind, e.author, e.author_name, e.body, e.created_at
            from ticket_events e join tickets t on t.id = e.ticket_id
           where e.kind <> 'note' and (e.author_id = ${owner.id} or e.ticket_id in (select id from tickets where ${theirs(owner)}))
           order by e.created_at, e.id`,
    erase: (owner) => [
      sql`update ticket_events set body = ${erased}, attachment = null
           where kind in ('message', 'note') and ticket_id in (select id from tickets where ${theirs(owner)})`,
      sql`update ticket_events set author_name = ${nobody}, author_id = null
           where author = 'requester' and ticket_id in (select id from tickets where ${theirs(owner)})`,
      sql`update ticket_events set author_name = ${nobody} where author_id = ${owner.id}`,
      sql`update ticket_events set body = ${nobody} where kind = 'assignment' and body = ${owner.name}`,
    ],
  },
  ticket_files: {
    read: (owner) =>
      sql`select t.number, f.name, f.type, f.size, f.uploader, f.sent_at
            from ticket_files f join tickets t on t.id = f.ticket_id
            left join ticket_events e on e.ticket_id = f.ticket_id and e.id = f.event_id
           where e.kind is distinct from 'note'
             and (f.uploader_id = ${owner.id} or (f.sent_at is not null and t.id in (select id from tickets where ${theirs(owner)})))
           order by f.created_at, f.id`,
    // The cleanup deletes the stored files.
    erase: (owner) => [
      sql`delete from ticket_files where ticket_id in (select id from tickets where ${theirs(owner)})`,
    ],
  },
  tickets: {
    read: (owner) =>
      sql`select number, kind, name, email, phone, category, module_id, subject, description, priority, status, attachment, created_at, updated_at
            from tickets where ${theirs(owner)} order by created_at, id`,
    // Kept for the count, without person and question. The cleanup deletes the file, and the link ends.
    erase: (owner) => [
      sql`update tickets set user_id = null, name = ${nobody}, email = ${noAddress}, phone = null, subject = ${erased},
            description = ${erased}, attachment = null, public_token_hash = null, status = 'closed' where ${theirs(owner)}`,
    ],
  },
  // A trigger rewrites it whenever the ticket changes.
  ticket_search: { erase: () => [] },
  contact_messages: {
    read: (owner) =>
      sql`select name, email, phone, subject, message, status, created_at from contact_messages where ${theirs(owner)} order by created_at, id`,
    erase: (owner) => [sql`delete from contact_messages where ${theirs(owner)}`],
  },
  demo_requests: {
    read: (owner) =>
      sql`select name, email, phone, company, team_size, module_ids, preferred_day, preferred_time, time_zone, notes, starts_at, minutes, place, status, created_at
            from demo_requests where ${theirs(owner)} order by created_at, id`,
    erase: (owner) => [sql`delete from demo_requests where ${theirs(owner)}`],
  },
  // The raw message is deleted with the next cleanup of uploads.
  inbound_mails: {
    read: ({ email }) =>
      sql`select subject, state, received_at from inbound_mails
           where lower(from_address) = lower(${email}) order by received_at, id`,
    erase: ({ email }) => [sql`delete from inbound_mails where lower(from_address) = lower(${email})`],
  },
  newsletter_subscribers: {
    read: ({ email }) =>
      sql`select email, status, created_at, confirmed_at, unsubscribed_at from newsletter_subscribers
           where lower(email) = lower(${email}) order by id`,
    erase: ({ email }) => [sql`delete from newsletter_subscribers where lower(email) = lower(${email})`],
  },
  // Waiting ones are jobs in the queue.
  mails: {
    read: ({ email }) =>
      sql`select subject, text, created_at, sent_at from mails
           where lower(to_address) = lower(${email}) and not confidential order by created_at, id`,
    erase: ({ email }) => [
      sql`delete from mails where lower(to_address) = lower(${email})`,
      sql`delete from pgboss.job where name = 'send-mail' and lower(data ->> 'to') = lower(${email})`,
    ],
  },
  // People see nothing about others: neither who changed their account, nor whose account they changed.
  audit_events: {
    read: ({ id }) =>
      sql`select at, action, target_type, case when actor_id = ${id} then target_id end as target_id,
            case when target_type = 'user' and target_id = ${id} then before end as before,
            case when target_type = 'user' and target_id = ${id} then after end as after,
            case when actor_id = ${id} then ip end as ip
            from audit_events where actor_id = ${id} or (target_type = 'user' and target_id = ${id}) order by at, id`,
    erase: ({ id, email }) => [sql`select erase_audit_person(${id}, ${email})`],
  },
};
