import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ErrorBody, TicketDetail } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import {
  deliver,
  filePart,
  inboundMail,
  inboundSecret,
  multipart,
  receive,
  signed,
  textMail,
} from '../../../test/inbound-mail.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { createApi } from '../../create-api.ts';
import { sweepUploads } from '../tickets/sweep-uploads.ts';
import { inboundMails } from '../../db/index.ts';
import { openJobQueue } from '../../jobs/index.ts';
import { createMailer } from '../../notifications/index.ts';
import { openFileStore, openSigningKeys } from '../../operations/index.ts';
import { workOnMail } from './inbound-mail-job.ts';
import { takeUpMails } from './take-up-mails.ts';
import { signedDelivery } from './webhook-signature.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, inboundMail });
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query('truncate inbound_mails, tickets, contact_messages, mails, rate_limits cascade'),
);

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const filesIn = (folder: string) => readdir(join(api.config.dataDir, folder)).catch(() => []);
const conversations = () => query('select * from tickets');
const codeOf = async (answer: ReturnType<typeof deliver>) => {
  const { statusCode, body } = await answer;
  return [statusCode, expectContract(ErrorBody, JSON.parse(body)).code];
};
const allDone = () =>
  until(async () => (await query("select 1 from inbound_mails where state = 'waiting'")).length === 0, 30_000);

describe('a delivery', () => {
  const raw = Buffer.from(textMail({}, 'Do you have yearly prices?'));
  const nobody = Buffer.from('guessed by somebody else, of any length');
  const now = () => Date.now() / 1_000;

  it.each<[string, () => Record<string, string>]>([
    ['no signature', () => ({ 'content-type': 'message/rfc822' })],
    ['another key', () => signed(raw, { secret: nobody })],
    ['an old signature', () => signed(raw, { at: now() - 301 })],
    ['a signature of the future', () => signed(raw, { at: now() + 302 })],
    ['the signature of another mail', () => signed(Buffer.from('From: eve@other.example\r\n\r\nHello'))],
    ['the signature of another id', () => ({ ...signed(raw), 'webhook-id': 'other' })],
    ['a cut signature', () => ({ ...signed(raw), 'webhook-signature': 'v1,AAAA' })],
    ['an id with a space', () => signed(raw, { id: 'a b' })],
  ])('is refused with %s, and leaves nothing behind', async (_what, headers) => {
    const before = await filesIn('uploads');
    expect(await codeOf(deliver(api, raw, headers()))).toEqual([401, 'bad_signature']);
    expect(await query('select 1 from inbound_mails')).toEqual([]);
    expect([await filesIn('uploads'), await filesIn('incoming')]).toEqual([before, []]);
  });

  it('is verified as Standard Webhooks describes it, with any of several secrets', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const headers = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const delivery = signedDelivery(headers, [inboundSecret, secret], 1_614_265_330_000);
    delivery?.update(Buffer.from('{"test": '));
    delivery?.update(Buffer.from('2432232314}'));
    expect(delivery?.isSigned()).toBe(true);
  });

  it('is stored and processed once by two replicas that receive it at the same time', async () => {
    const other = await createApi({ db: api.database, config: api.config });
    try {
      const headers = signed(raw, { id: 'twice' });
      const posts = Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? api.app : other).inject({
          ...{ method: 'POST', url: '/api/marketplace/tex-suite/inbound-mail', headers, payload: raw },
        }),
      );
      expect((await Promise.all(posts)).map(({ statusCode }) => statusCode)).toEqual(
        Array.from({ length: 8 }, () => 202),
      );
      await allDone();
      expect((await deliver(api, raw, signed(raw, { id: 'twice' }))).statusCode).toBe(202);
      expect(await query('select state from inbound_mails')).toEqual([{ state: 'started' }]);
      expect(await conversations()).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('of a mail that went to two of our addresses is set aside the second time', async () => {
    const message = textMail({ 'Message-ID': '<one@client.example>' }, 'Sent to two addresses.');
    await Promise.all([receive(api, message), receive(api, `Delivered-To: reply@shop.example\r\n${message}`)]);
    expect(await conversations()).toHaveLength(1);
    const states = await query('select state, reason from inbound_mails order by state');
    expect(states).toEqual([
      { state: 'set-aside', reason: 'We already received it.' },
      { state: 'started', reason: null },
    ]);
  });

  it('is processed once by two workers at the same time', async () => {
    const { db } = api.database;
    const attachments = await openFileStore(api.config, 'uploads');
    const context = { db, attachments, config: api.config, keys: openSigningKeys(db), mailer: createMailer('TEX') };
    await attachments.put('raced', raw, 'message/rfc822');
    await db.insert(inboundMails).values({ id: 'raced', webhookId: 'raced', file: 'raced', size: raw.length });
    const attempt = { id: 'job', createdAt: new Date() };
    await Promise.all([1, 2, 3].map(() => workOnMail.run({ id: 'raced' }, context, attempt)));
    expect(await conversations()).toHaveLength(1);
    expect(await query('select to_address from mails')).toHaveLength(2);
  });

  it('whose processing fails midway is retried and placed once', async () => {
    await query("alter table contact_messages add constraint held check (email <> 'jo@client.example')");
    await deliver(api, raw, signed(raw));
    await until(
      async () => (await query("select 1 from pgboss.job where name = 'inbound-mail' and state = 'retry'")).length > 0,
      30_000,
    );
    expect(await query('select state from inbound_mails')).toEqual([{ state: 'waiting' }]);
    await query('alter table contact_messages drop constraint held');
    await query("update pgboss.job set start_after = now() where name = 'inbound-mail' and state = 'retry'");
    await allDone();
    expect(await conversations()).toHaveLength(1);
  });

  it('that waits without its job gets one again, and never a second', async () => {
    const { db, pool } = api.database;
    const queue = await openJobQueue({ pool, log: api.app.log, config: { drainMs: 0, scheduledJobs: false } }, [
      workOnMail,
    ]);
    const takeUp = () => takeUpMails.run({}, { db, queue }, { id: 'job', createdAt: new Date() });
    const jobs = () => query("select id, state from pgboss.job where name = 'inbound-mail' and state <> 'completed'");
    try {
      await query("alter table contact_messages add constraint held check (email <> 'jo@client.example')");
      await deliver(api, raw, signed(raw));
      await until(async () => (await jobs()).some(({ state }) => state === 'retry'), 30_000);
      await query("update inbound_mails set received_at = now() - interval '6 minutes'");
      await takeUp();
      expect(await jobs()).toEqual([{ id: expect.any(String), state: 'retry' }]);
      await query("delete from pgboss.job where name = 'inbound-mail'");
      await query('alter table contact_messages drop constraint held');
      await takeUp();
      await allDone();
      expect(await conversations()).toHaveLength(1);
    } finally {
      await query('alter table contact_messages drop constraint if exists held');
      await queue.close();
    }
  });

  it.each([
    ['announced', { 'content-length': String(36 * 1024 * 1024) }],
    ['as it streams in', {}],
  ])('of more than 35 MB is refused %s, with a sentence and without a file', async (_what, headers) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const payload = Readable.from(Array.from({ length: 36 }, () => chunk));
    const answer = await api.call({
      ...{ method: 'POST', path: '/tex-suite/inbound-mail', payload },
      headers: { ...signed(Buffer.from('')), ...headers },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([413, expect.stringContaining('35 MB')]);
    expect(await filesIn('incoming')).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'message/rfc822x'])('is not accepted as %s', async (type) => {
    expect((await deliver(api, '{}', { ...signed(Buffer.from('{}')), 'content-type': type })).statusCode).toBe(415);
  });

  it.each([
    ['nothing', ''],
    ['no headers', '\r\nHello'],
    ['bytes', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 31) % 256))],
    ['an open multipart', textMail({ 'Content-Type': 'multipart/mixed; boundary="never"' }, '--never')],
    [
      'deep parts',
      Array.from({ length: 300 }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`).join(
        '',
      ),
    ],
  ])('of %s is set aside', async (_what, body) => {
    expect((await receive(api, body)).state).toMatch(/set-aside|started/);
  });
});

describe('files of a mail', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const detail = async (id: string) => {
    const token = await api.signIn('admin');
    return expectContract(TicketDetail, (await api.call({ path: `/tex-suite/ticket/${id}`, token })).json());
  };
  const send = async (parts: ReturnType<typeof filePart>[]) => {
    const mixed = multipart('mixed', [{ type: 'text/plain', body: 'See the files, please.' }, ...parts]);
    const { ticket_id: id } = await receive(api, textMail({ 'Content-Type': mixed.type }, mixed.body));
    return detail(id ?? '');
  };

  it('are kept by the rules of uploads; the others are named', async () => {
    const big = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(12 * 1024 * 1024)]);
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)]);
    const { description, files } = await send([
      filePart('gate.png', png, 'image/png'),
      filePart('../../etc/log.txt', Buffer.from('One line'), 'text/plain'),
      filePart('virus.exe', Buffer.from('MZ'), 'image/png'),
      filePart('42.zip.docx', zip),
      filePart('winmail.dat', Buffer.from('789f3e22', 'hex'), 'application/ms-tnef'),
      filePart('large.pdf', big, 'application/pdf'),
    ]);
    expect(files?.map(({ name, type }) => [name, type])).toEqual([
      ['gate.png', 'image/png'],
      ['log.txt', 'text/plain'],
    ]);
    expect(description).toMatch(/^See the files, please\.\n\nNot kept: virus\.exe\. /);
    for (const name of ['42.zip.docx', 'winmail.dat'])
      expect(description).toContain(`Not kept: ${name}. Attach a picture`);
    expect(description).toContain('Not kept: large.pdf. The attachment is larger than 10 MB.');
  });

  it('are at most twenty', async () => {
    const { description, files } = await send(
      Array.from({ length: 22 }, (_, n) => filePart(`${n}.txt`, Buffer.from('A'))),
    );
    expect(files).toHaveLength(20);
    expect(description).toContain('Not kept: 21.txt. The email has more than 20 files.');
  });

  it('and raw messages survive the cleanup as long as something names them', async () => {
    await send([filePart('gate.png', png, 'image/png')]);
    const place = { db: api.database.db, attachments: await openFileStore(api.config, 'uploads') };
    const old = {
      ...place.attachments,
      list: async () => (await place.attachments.list()).map((file) => ({ ...file, changedAt: new Date(0) })),
    };
    await sweepUploads({ ...place, attachments: old, dataDir: api.config.dataDir });
    const named = await query('select file from inbound_mails union all select file from ticket_files');
    const kept = (await place.attachments.list()).map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining(named.map(({ file }) => file)));
    await query('truncate inbound_mails');
    expect(await sweepUploads({ ...place, attachments: old, dataDir: api.config.dataDir })).toBe(1);
  });
});
