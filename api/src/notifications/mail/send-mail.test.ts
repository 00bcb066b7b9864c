import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openProxy } from '../../../test/cuttable-proxy.ts';
import { openSmtpServer, type SmtpServer } from '../../../test/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import { readConfig } from '../../config.ts';
import { createApi } from '../../create-api.ts';
import type { DatabaseConnection } from '../../create-database.ts';
import { toDatabase } from '../../db/database.ts';
import { openPool } from '../../db/open-pool.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { Mail } from './mail.ts';
import { allJobs } from '../../all-jobs.ts';
import { openJobQueue, type JobQueue } from '../../jobs/index.ts';
import { sendMail, type Message } from './send-mail.ts';
import { takeWaitingMails } from './take-waiting-mails.ts';

jest.setTimeout(200_000);

let database: TestDatabase;
let smtp: SmtpServer;
/** Enqueues, and runs no job. */
let queue: JobQueue;
let mailer: Mailer;
const replicas: FastifyInstance[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await openSmtpServer();
  const config = readConfig({ NODE_ENV: 'test' });
  queue = await openJobQueue({ pool: database.pool, config, log: Fastify().log }, allJobs);
  mailer = createMailer('TEX', queue);
});
afterAll(async () => {
  await queue.close();
  await smtp.close();
  await database.drop();
});
afterEach(async () => {
  smtp.beforeTaking = () => undefined;
  smtp.refuses = () => false;
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  await database.pool.query('delete from pgboss.job');
});

const settings = () => ({ NODE_ENV: 'test', SMTP_URL: smtp.url, MAIL_FROM: 'TEX <no-reply@tex.example>' });
const startReplica = async (db: DatabaseConnection = database) => {
  const replica = await createApi({ db, config: { ...readConfig(settings()), dataDir: tmpdir() } });
  replicas.push(replica);
  return replica;
};
const mail = (subject: string, more: Partial<Mail> = {}): Mail => ({
  to: 'jo@client.example',
  kind: 'contact-receipt',
  values: { name: 'Jo', subject, facts: [], message: 'Hello', next_step: '' },
  ...(more as object),
});
const send = (subject: string, more?: Partial<Mail>) => mailer.send(database.db, mail(subject, more));
const receivedAs = (subject: string) =>
  smtp.received.filter((message) => message.includes(`Subject: We got your message: ${subject}\r\n`));
const jobs = async () =>
  (
    await database.pool.query<{ id: string; state: string; retry_count: number; data: { subject: string } }>(
      "select id, state, retry_count, data from pgboss.job where name = 'send-mail'",
    )
  ).rows;
const sent = async (subject: string) =>
  (
    await database.pool.query('select id from mails where subject = $1 and sent_at is not null', [
      `We got your message: ${subject}`,
    ])
  ).rows;
/** A machine that is building at the same time is slow. */
const eventually = (isSo: Parameters<typeof until>[0]) => until(isSo, 90_000);
const retryNow = () => database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");

it('sends a mail once, with its headers, stores it with the sent ones and deletes the job', async () => {
  await Promise.all([startReplica(), startReplica()]);
  await send('Once', { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
  await eventually(async () => (await sent('Once')).length > 0);
  await eventually(async () => (await jobs()).length === 0);
  const [{ id } = { id: '' }] = await sent('Once');
  expect(receivedAs('Once')).toEqual([
    expect.stringMatching(/List-Unsubscribe-Post: List-Unsubscribe=One-Click[^]*Message-ID: <.*@marketplace>/i),
  ]);
  expect(receivedAs('Once')[0]).toContain(`<${id}@marketplace>`);
  expect(receivedAs('Once')[0]).toContain('From: TEX <no-reply@tex.example>');
});

it('attaches its documents as PDF, except those that are gone', async () => {
  await startReplica();
  const [{ client_id: clientId, id, number } = { client_id: '', id: '', number: '' }] = (
    await database.pool.query<{ client_id: string; id: string; number: string }>(
      'select client_id, id, number from invoices limit 1',
    )
  ).rows;
  const invoice = { kind: 'invoice' as const, clientId, id: null };
  const documents = [
    { ...invoice, filename: `${number}.pdf`, invoiceId: id },
    { ...invoice, filename: 'Gone.pdf', invoiceId: 'gone' },
  ];
  await send('With a file', { documents });
  await eventually(async () => (await sent('With a file')).length > 0);
  const [message = ''] = receivedAs('With a file');
  expect(message).toContain(`Content-Type: application/pdf; name=${number}.pdf`);
  const [, file = ''] = /filename=TEX[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message) ?? [];
  expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(message).not.toContain('Gone.pdf');
});

it('sends each of many mails once through a slow server, with two replicas', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  let holds = true;
  smtp.beforeTaking = () => {
    if (!holds) return undefined;
    holds = false;
    return held;
  };
  await startReplica();
  const subjects = Array.from({ length: 30 }, (_, index) => `Slow ${String(index).padStart(2, '0')}`);
  for (const subject of subjects) await send(subject);
  await eventually(() => smtp.received.some((message) => message.includes('message: Slow')));
  await startReplica();
  // The other replica sends all but the one that the server hasn't accepted yet.
  await eventually(async () => (await jobs()).length === 1);
  expect((await jobs())[0]?.state).toBe('active');
  release();
  await eventually(async () => (await jobs()).length === 0);
  expect(subjects.map((subject) => receivedAs(subject).length)).toEqual(subjects.map(() => 1));
});

it('sends nothing for a change that was rolled back', async () => {
  await startReplica();
  await database.db
    .transaction(async (tx) => {
      await mailer.send(tx, mail('Never'));
      tx.rollback();
    })
    .catch(() => undefined);
  await send('After');
  await eventually(() => receivedAs('After').length > 0);
  expect(receivedAs('Never')).toEqual([]);
});

it('retries a mail that the server refuses, later each time, and holds up no other', async () => {
  smtp.refuses = (recipient) => recipient.includes('gone@');
  await startReplica();
  await send('Refused', { to: 'gone@client.example' });
  await eventually(async () => (await jobs()).some(({ state }) => state === 'retry'));
  await send('Other');
  await eventually(() => receivedAs('Other').length > 0);
  await retryNow();
  await eventually(async () => (await jobs()).some(({ state, retry_count }) => state === 'retry' && retry_count === 1));
  const { rows } = await database.pool.query<{ wait: number }>(
    "select extract(epoch from start_after - now())::int as wait from pgboss.job where state = 'retry'",
  );
  expect(rows[0]?.wait).toBeGreaterThan(45);
  smtp.refuses = () => false;
  await retryNow();
  await eventually(async () => (await sent('Refused')).length > 0);
});

it('keeps a mail that always fails as a failed job', async () => {
  smtp.refuses = () => true;
  await startReplica();
  await send('Hopeless');
  await database.pool.query('update pgboss.job set retry_limit = 0');
  await eventually(async () => (await jobs())[0]?.state === 'failed');
  expect((await jobs())[0]?.data.subject).toBe('We got your message: Hopeless');
});

it('sends the mail of a replica that was killed midway', async () => {
  let taking = false;
  smtp.beforeTaking = () => {
    taking = true;
    return new Promise(() => undefined);
  };
  await send('Killed');
  const program = resolve(import.meta.dirname, '../../main.ts');
  const env = { ...process.env, ...settings(), DATABASE_URL: database.url, PORT: '0', DATA_DIR: tmpdir() };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  await eventually(() => taking).finally(() => child.kill('SIGKILL'));
  if (child.signalCode === null) await once(child, 'exit');
  smtp.beforeTaking = () => undefined;
  await startReplica();
  expect((await jobs())[0]?.state).toBe('active');
  // A minute without a sign of life passes.
  await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '61 seconds'");
  await eventually(async () => (await jobs())[0]?.state === 'retry');
  await retryNow();
  await eventually(async () => (await sent('Killed')).length > 0);
  const ids = receivedAs('Killed').map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('continues after PostgreSQL was down', async () => {
  const url = new URL(database.url);
  const proxy = await openProxy(url.hostname, Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const pool = openPool(url.toString(), 3);
  await startReplica({ db: toDatabase(pool), pool, url: url.toString(), close: async () => undefined });
  let taking = false;
  let release = () => undefined as void;
  smtp.beforeTaking = () => {
    taking = true;
    return new Promise<void>((done) => (release = done));
  };
  await send('Before the outage');
  await eventually(() => taking);
  proxy.cut();
  await expect(pool.query('select 1')).rejects.toThrow();
  await send('Meanwhile');
  proxy.restore();
  smtp.beforeTaking = () => undefined;
  release();
  await eventually(async () => (await sent('Before the outage')).length + (await sent('Meanwhile')).length === 2);
  expect(receivedAs('Before the outage')).toHaveLength(1);
  await Promise.all(replicas.splice(0).map((replica) => replica.close()));
  await pool.end();
  await proxy.close();
});

it('is added by one statement', async () => {
  const execute = jest.spyOn(database.db, 'execute');
  const message = { to: 'jo@client.example', subject: 'One', text: '', html: '', headers: null, confidential: false };
  await queue.enqueue(database.db, sendMail, message);
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
});

it('refuses a payload that breaks the contract', async () => {
  const broken = { to: 'jo@client.example' } as Partial<Message> as Message;
  await expect(queue.enqueue(database.db, sendMail, broken)).rejects.toThrow('does not match its contract');
  expect(await jobs()).toEqual([]);
});

describe('a confidential mail', () => {
  const confidential = { confidential: true };

  it('is kept nowhere once sent', async () => {
    await startReplica();
    await send('A code', confidential);
    await eventually(() => receivedAs('A code').length > 0);
    await eventually(async () => (await jobs()).length === 0);
    expect(await sent('A code')).toEqual([]);
  });

  it('is deleted unsent after an hour', async () => {
    await send('An old code', confidential);
    const { rows } = await database.pool.query<{ seconds: number }>(
      'select extract(epoch from keep_until - created_on)::int as seconds from pgboss.job',
    );
    expect(rows[0]?.seconds).toBe(3_600);
    await database.pool.query("update pgboss.job set created_on = now() - interval '61 minutes'");
    await startReplica();
    await eventually(async () => (await jobs()).length === 0);
    expect(receivedAs('An old code')).toEqual([]);
  });
});

describe('mails that the previous version left waiting', () => {
  const leave = (subject: string, nextAttempt: string, attempts = 0) =>
    database.pool.query(
      `insert into mails (id, to_address, subject, text, html, attempts, next_attempt_at)
       values (gen_random_uuid(), 'jo@client.example', $1, 'Text', 'Text', $2, now() + $3::interval)`,
      [`We got your message: ${subject}`, attempts, nextAttempt],
    );
  const waiting = async () =>
    (await database.pool.query<{ subject: string }>('select subject from mails where sent_at is null')).rows;
  const take = () => takeWaitingMails.run(null, { db: database.db, queue }, { id: '', createdAt: new Date() });

  it('are sent once by all replicas, except for one that the old version is sending', async () => {
    for (let index = 0; index < 105; index += 1) await leave(`Waiting ${index}`, '-1 minute');
    await leave('In hand', '2 minutes');
    await Promise.all([take(), take()]);
    expect(await jobs()).toHaveLength(105);
    expect(await waiting()).toEqual([{ subject: 'We got your message: In hand' }]);
    await startReplica();
    await eventually(async () => (await jobs()).length === 0);
    expect(receivedAs('Waiting 7')).toHaveLength(1);
    expect(receivedAs('Waiting 104')).toHaveLength(1);
    await database.pool.query('delete from mails where sent_at is null');
  });

  it('are shown as failed if it gave up on them', async () => {
    await leave('Given up', '-1 minute', 20);
    await take();
    expect(await jobs()).toMatchObject([{ state: 'failed' }]);
    expect(await waiting()).toEqual([]);
  });
});

it('hands a running mail to the other replicas if it takes longer than the time to stop', async () => {
  smtp.beforeTaking = () => new Promise(() => undefined);
  const replica = await startReplica();
  await send('Stopping');
  await eventually(() => receivedAs('Stopping').length > 0);
  replica.retire();
  await send('Not taken any more');
  await replicas.pop()?.close();
  expect((await jobs()).map(({ state }) => state).sort()).toEqual(['created', 'retry']);
  expect(receivedAs('Not taken any more')).toEqual([]);
});
