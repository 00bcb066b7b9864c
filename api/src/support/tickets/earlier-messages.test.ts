import pg from 'pg';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createDatabase } from '../../create-database.ts';
import { applySteps, migrationSteps } from '../../db/index.ts';

const beforeTheInbox = () => {
  const steps = migrationSteps();
  return steps.slice(
    0,
    steps.findIndex(({ sql }) => sql.join().includes('ticket_search')),
  );
};

it('messages from before the inbox are in it, once, with their status, and are found', async () => {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await applySteps(client, beforeTheInbox());
  await client.query(`
    insert into tickets (id, number, name, email, category, subject, description, priority, status) values
      ('t1', 'TEX-2025-000007', 'Jo', 'jo@client.example', 'problem', 'Gate', 'It is broken.', 'low', 'waiting'),
      ('t2', 'TEX-2025-000008', 'Jo', 'jo@client.example', 'problem', 'Door', 'It is broken.', 'low', 'open');
    select setval('ticket_numbers', 8);
    insert into ticket_events (ticket_id, id, kind, author, author_name, body, created_at) values
      ('t1', 'e1', 'message', 'agent', 'Mira', 'Which turnstile?', '2025-01-02'),
      ('t1', 'e2', 'note', 'agent', 'Mira', 'Again.', '2025-01-03'),
      ('t2', 'e3', 'message', 'agent', 'Mira', 'Hello.', '2025-01-02'),
      ('t2', 'e4', 'message', 'requester', 'Jo', 'Hello.', '2025-01-03');
    insert into contact_messages (id, name, email, subject, message, status, created_at) values
      ('c1', 'Zoë', 'zoe@client.example', 'Prices', 'Yearly?', 'new', '2025-02-01'),
      ('c2', 'Ana', 'ana@client.example', 'Thanks', 'Thank you.', 'answered', '2025-02-02'),
      ('c3', 'Spam', 'x@spam.example', 'Win', 'Win.', 'spam', '2025-02-03');
    insert into demo_requests (id, name, email, company, module_ids, notes, status, created_at) values
      ('d1', 'Ravi', 'ravi@client.example', 'Nilgiri', '["gone"]', null, 'new', '2025-03-01'),
      ('d2', 'Ravi', 'ravi@client.example', 'Nilgiri', '[]', 'Soon, please.', 'scheduled', '2025-03-02');`);
  await client.end();
  const start = { databaseUrl: database.url, databasePoolSize: 2, dataDir: '/nonexistent', production: true };
  await (await createDatabase(start)).close();
  const { rows } = await database.pool.query(
    'select id, kind, number, subject, description, status, last_word_from as word from tickets order by number',
  );
  expect(rows.map(({ id, kind, number, status, word }) => [id, kind, number, status, word])).toEqual([
    ['t1', 'ticket', 'TEX-2025-000007', 'waiting', 'agent'],
    ['t2', 'ticket', 'TEX-2025-000008', 'open', 'requester'],
    ['c1', 'contact', 'TEX-2025-000009', 'new', 'requester'],
    ['c2', 'contact', 'TEX-2025-000010', 'resolved', 'requester'],
    ['d1', 'demo', 'TEX-2025-000011', 'new', 'requester'],
    ['d2', 'demo', 'TEX-2025-000012', 'waiting', 'requester'],
  ]);
  expect(rows.slice(4).map(({ subject, description }) => [subject, description])).toEqual([
    ['Demo for Nilgiri', 'A demo of gone.'],
    ['Demo for Nilgiri', 'Soon, please.'],
  ]);
  const found = await database.pool.query(
    "select ticket_id as id from ticket_search where words @@ search_query('turnst') or words @@ search_query('zoe')",
  );
  expect(found.rows.map(({ id }) => id).sort()).toEqual(['c1', 't1']);
  await database.drop();
});
