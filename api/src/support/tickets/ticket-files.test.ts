import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { TicketDetail } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { openFileStore } from '../../operations/index.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { insertEvents } from './ticket-events.ts';
import { keepFiles } from './ticket-files.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate tickets, ticket_events, ticket_search, ticket_files cascade'));

const stored = (name: string) => ({ file: randomUUID(), name, type: 'text/plain', size: 5 });

/** As a replica of the previous version writes it. */
const raisedBefore = async (attachment: object | null = null, id: string = randomUUID()) => {
  await api.database.pool.query(
    `insert into tickets (id, number, name, email, category, subject, description, priority, attachment)
     values ($1, $1, 'Jo', 'jo@client.example', 'problem', 'Gate', 'It is shut', 'low', $2)`,
    [id, attachment],
  );
  return id;
};
const detail = async (id: string) =>
  expectContract(
    TicketDetail,
    (await api.call({ path: `/tex-suite/ticket/${id}`, token: await api.signIn('admin') })).json(),
  );

describe('the file of a ticket that the previous version accepted', () => {
  const { file, ...shown } = stored('gate.log');

  it('is the first one of its description', async () => {
    const ticket = await detail(await raisedBefore({ file, ...shown }));
    expect(ticket.attachment).toEqual(shown);
    expect(ticket.files).toEqual([{ id: file, ...shown }]);
  });

  it('is deleted when that version erases the person', async () => {
    const id = await raisedBefore({ file, ...shown });
    await api.database.pool.query('update tickets set attachment = null');
    expect((await detail(id)).files).toEqual([]);
  });
});

it('shows the files of a message with it, in order', async () => {
  const id = await raisedBefore();
  const names = ['b.txt', 'a.txt', 'c.txt'];
  await api.database.db.transaction(async (tx) => {
    const said = { ticketId: id, kind: 'message', author: 'requester', authorName: 'Jo' } as const;
    const [, eventId = ''] = await insertEvents(tx, [
      { ...said, body: 'Hello' },
      { ...said, body: 'Two files' },
    ]);
    await keepFiles(tx, { ticketId: id, eventId, files: names.map(stored), uploader: 'requester' });
  });
  const { events, attachment } = await detail(id);
  expect(events.map(({ body, files }) => [body, files?.map(({ name }) => name)])).toEqual([
    ['Hello', []],
    ['Two files', names],
  ]);
  expect(attachment).toBeNull();
});

it('keeps sent files; unsent ones are gone after a day, from the table and the store', async () => {
  const attachments = await openFileStore(api.config, 'uploads');
  const ticketId = await raisedBefore();
  const [sent, unsent, fresh] = [stored('sent.txt'), stored('unsent.txt'), stored('fresh.txt')];
  await api.database.db.transaction((tx) =>
    keepFiles(tx, { ticketId, eventId: null, files: [sent, unsent, fresh], uploader: 'requester' }),
  );
  await api.database.pool.query(
    "update ticket_files set created_at = now() - interval '2 days' where name <> 'fresh.txt'",
  );
  await api.database.pool.query("update ticket_files set sent_at = null where name <> 'sent.txt'");
  const old = new Date(Date.now() - 2 * 86_400_000);
  for (const { file } of [sent, unsent, fresh]) {
    await attachments.put(file, Buffer.from('hello'), 'text/plain');
    await utimes(join(api.config.dataDir, 'uploads', file), old, old);
  }
  await sweepUploads({ db: api.database.db, attachments, dataDir: api.config.dataDir });
  const { rows } = await api.database.pool.query('select name from ticket_files order by name');
  expect(rows.map(({ name }) => name)).toEqual(['fresh.txt', 'sent.txt']);
  expect((await attachments.list()).map(({ name }) => name).sort()).toEqual([sent.file, fresh.file].sort());
});
