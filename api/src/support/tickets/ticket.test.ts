import { readdir, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ErrorBody, TicketReceipt } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm, type TestFile } from '../../../test/ticket-form.ts';
import { until } from '../../../test/until.ts';
import { openFileStore, ownerFile } from '../../operations/index.ts';
import { sweepUploads } from './sweep-uploads.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ publicPostsPerMinute: 100_000 })));
afterAll(() => api.close());

const data = {
  name: 'Jo Fernandes',
  email: 'jo@client.example',
  category: 'problem',
  moduleId: 'attendance',
  subject: 'Punches are missing',
  description: 'The gate sends nothing since Monday.',
  priority: 'high',
};
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const filesIn = async (folder: string) =>
  (await readdir(join(api.config.dataDir, folder)).catch(() => [])).filter((name) => name !== ownerFile);
/** The stored files; no partial uploads may be left. */
const uploads = async () => [...(await filesIn('uploads')), ...(await filesIn('incoming'))];

const send = async (ticket: unknown, files: TestFile[] = [], token?: string) =>
  api.call({ method: 'POST', path: '/tex-suite/ticket', token, ...(await ticketForm(ticket, files)) });

describe('raising a ticket', () => {
  it('returns a number, stores the ticket and emails a receipt [CALL-46, ENTITY-25]', async () => {
    const answer = await send(data);
    expect(answer.statusCode).toBe(201);
    const receipt = expectContract(TicketReceipt, answer.json());
    expect(receipt.number).toMatch(new RegExp(`^TEX-${new Date().getUTCFullYear()}-\\d{6}$`));
    expect(receipt).toMatchObject({ email: 'jo@client.example', status: 'new' });
    const { rows } = await api.database.pool.query('select * from tickets where number = $1', [receipt.number]);
    expect(rows[0]).toMatchObject({ user_id: null, module_id: 'attendance', priority: 'high' });
    const mail = await api.app.inject(`/api/dev/mailbox?to=${data.email}`);
    expect(mail.json()[0].subject).toBe(`[${receipt.number}] Your ticket`);
  });

  it('stores a ticket without a receipt if its address has had five within an hour', async () => {
    const email = 'often@client.example';
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1) answers.push((await send({ ...data, email })).json());
    expect(answers.map(({ receiptSent }) => receiptSent)).toEqual([true, true, true, true, true, false]);
    expect(answers[5].message).toMatch(/\d\. We will reply within 24 hours\.$/);
    const { rows } = await api.database.pool.query('select number from tickets where email = $1', [email]);
    expect(rows).toHaveLength(6);
  });

  it('gives parallel tickets different numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(data)));
    expect(new Set(answers.map((answer) => answer.json().number)).size).toBe(12);
  });

  it('keeps the requester if they are signed in, and accepts one whose session has ended', async () => {
    const { number } = (await send(data, [], await api.signIn('user'))).json();
    const { rows } = await api.database.pool.query('select user_id, client_id from tickets where number = $1', [
      number,
    ]);
    expect(rows[0]).toEqual({ user_id: 'user', client_id: 'meridian' });
    expect((await send(data, [], 'garbage')).statusCode).toBe(201);
  });

  it('never accepts user, number or status from the form', async () => {
    const { number } = (await send({ ...data, userId: 'super', number: 'TEX-1', status: 'closed' })).json();
    const { rows } = await api.database.pool.query('select user_id, status from tickets where number = $1', [number]);
    expect(rows[0]).toEqual({ user_id: null, status: 'new' });
  });

  it.each([
    ['no data', undefined, /ticketData/],
    ['no JSON', '{', /JSON/],
    ['a list', [], /./],
    ['no email', { ...data, email: undefined }, /email is required/],
    ['a bad email', { ...data, email: 'jo' }, /email address/],
    ['a short subject', { ...data, subject: 'ab' }, /at least 3 characters/],
    ['a short description', { ...data, description: 'too short' }, /at least 10 characters/],
    ['an unknown category', { ...data, category: 'spam' }, /must be one of: question, problem, billing, access, other/],
    ['an unknown module', { ...data, moduleId: 'none' }, /doesn't exist/],
    ['a NUL', { ...data, subject: 'a\0bcd' }, /aren't text/],
  ])('refuses %s with a sentence and stores nothing', async (_name, ticket, sentence) => {
    const count = async () => (await api.database.pool.query('select count(*) from tickets')).rows[0].count;
    const before = [await count(), await uploads()];
    const answer = await send(ticket, [{ name: 'a.png', content: png }]);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).message).toMatch(sentence);
    await expectUploads(before[1]?.length ?? 0);
    expect(await count()).toBe(before[0]);
  });

  it('refuses a body that is not a form', async () => {
    const answer = await api.call({ method: 'POST', path: '/tex-suite/ticket', payload: data });
    expect(answer.statusCode).toBe(415);
    expectContract(ErrorBody, answer.json());
  });
});

describe('an attachment', () => {
  it('is stored under a random name with its type by content [ENTITY-25]', async () => {
    const { number } = (await send(data, [{ name: '../../gate.PNG', content: png, type: 'text/html' }])).json();
    const { rows } = await api.database.pool.query(
      'select f.* from ticket_files f join tickets t on t.id = f.ticket_id where number = $1',
      [number],
    );
    expect(rows[0]).toMatchObject({ name: 'gate.PNG', type: 'image/png', size: png.length, event_id: null });
    expect(rows[0].file).toMatch(/^[0-9a-f-]{36}$/);
    expect(await uploads()).toContain(rows[0].file);
  });

  it.each([
    ['a page called a picture', 'a.png', '<html><script>alert(1)</script>'],
    ['a picture called a text', 'a.txt', png],
    ['a kind that is not taken', 'a.svg', '<svg/>'],
    ['a program', 'a.exe', 'MZ\0\0'],
    ['an empty file', 'a.txt', ''],
    ['a file without an extension', 'picture', png],
  ])('is refused: %s', async (_name, name, content) => {
    const before = (await uploads()).length;
    const answer = await send(data, [{ name, content }]);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'attachmentFile']);
    await expectUploads(before);
  });

  it('may be exactly 10 MB', async () => {
    const before = (await uploads()).length;
    const large = (extra: number) => Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.length + extra)]);
    expect((await send(data, [{ name: 'a.png', content: large(0) }])).statusCode).toBe(201);
    const answer = await send(data, [{ name: 'a.png', content: large(1) }]);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
    await expectUploads(before + 1);
  });

  it('must be a single file, in the field of that name', async () => {
    const before = (await uploads()).length;
    expect(
      (
        await send(data, [
          { name: 'a.png', content: png },
          { name: 'b.png', content: png },
        ])
      ).statusCode,
    ).toBe(400);
    expect((await send(data, [{ name: 'a.png', content: png, field: 'other' }])).statusCode).toBe(400);
    await expectUploads(before);
  });

  it('leaves nothing behind if the sender disconnects midway', async () => {
    const before = (await uploads()).length;
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { payload, headers } = await ticketForm(data, [
      { name: 'a.png', content: Buffer.concat([png, Buffer.alloc(2_000_000)]) },
    ]);
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/marketplace/tex-suite/ticket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, 1_000_000)]));
    await until(async () => (await uploads()).length === before + 1);
    socket.destroy();
    await expectUploads(before);
  });

  it('is deleted after a day if it belongs to no ticket', async () => {
    await send(data, [{ name: 'a.png', content: png }]);
    const kept = (await uploads()).length;
    await writeFile(join(api.config.dataDir, 'uploads/orphan'), 'x');
    await writeFile(join(api.config.dataDir, 'incoming/cut-short'), 'x');
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const folder of ['uploads', 'incoming']) {
      for (const name of await filesIn(folder)) await utimes(join(api.config.dataDir, folder, name), old, old);
    }
    const attachments = await openFileStore(api.config, 'uploads');
    expect(await sweepUploads({ db: api.database.db, attachments, dataDir: api.config.dataDir })).toBe(2);
    expect(await uploads()).toHaveLength(kept);
  });
});

it('limits tickets per address and minute', async () => {
  const limited = await openTestApi({ publicPostsPerMinute: 12 });
  try {
    const call = () => limited.call({ method: 'POST', path: '/tex-suite/ticket', payload: {} });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([415, 415]);
    const answer = await call();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

/** A refused file is removed right after the response. */
const expectUploads = (count: number) => until(async () => (await uploads()).length === count);
