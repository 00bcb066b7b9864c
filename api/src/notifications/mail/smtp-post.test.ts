import { createServer, type AddressInfo, type Server } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import type { Mail } from './post.ts';
import { createSmtpPost } from './smtp-post.ts';

let database: TestDatabase;
let server: Server;
let refuse = false;
/** Called with each mail before the server says that it has taken it. */
let beforeTaking: () => unknown = () => undefined;
const received: string[] = [];

/** As much of SMTP as a mail needs. */
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
  server = createServer((socket) => {
    let data: string | undefined;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = undefined;
        void Promise.resolve(beforeTaking()).then(() => socket.write('250 taken\r\n'));
      } else if (/^DATA/i.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^RCPT/i.test(text) && refuse) {
        socket.write('451 later\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});

const open = (onFailure: (error: unknown) => void = () => undefined) =>
  createSmtpPost({
    db: database.db,
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'TEX <no-reply@tex.example>',
    brand: 'TEX',
    onFailure,
  });
const mail = (subject: string): Mail => ({
  to: 'jo@client.example',
  kind: 'contact-receipt',
  values: { name: 'Jo', subject, facts: [], message: 'Hello' },
});

it('sends each written mail once, though two replicas look for it', async () => {
  const replicas = [open(), open()];
  await replicas[0]?.write(database.db, mail('Once'));
  await until(() => received.some((data) => data.includes('Subject: We have your message: Once')));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(received.filter((data) => data.includes('Subject: We have your message: Once'))).toHaveLength(1);
  await Promise.all(replicas.map((replica) => replica.close()));
});

it('sends each of many mails once through a slow server, with two replicas', async () => {
  const pass = "update mails set next_attempt_at = next_attempt_at - interval '31 seconds' where sent_at is null";
  const slow = () => received.flatMap((data) => /Subject: We have your message: (Slow \d\d)/.exec(data)?.[1] ?? []);
  // The first takes 31 seconds; another replica comes and sends meanwhile.
  beforeTaking = async () => {
    beforeTaking = () => undefined;
    await database.pool.query(pass);
    replicas.push(open());
    await until(() => slow().length > 1);
  };
  const replicas = [open()];
  const subjects = Array.from({ length: 30 }, (_, index) => `Slow ${String(index).padStart(2, '0')}`);
  for (const subject of subjects) await replicas[0]?.write(database.db, mail(subject));
  const unsent = async () => (await database.pool.query('select from mails where sent_at is null')).rowCount;
  await until(async () => (await unsent()) === 0, 30_000);
  await Promise.all(replicas.map((replica) => replica.close()));
  expect(slow().sort()).toEqual(subjects);
}, 40_000);

it('carries the headers of a mail', async () => {
  const post = open();
  await post.write(database.db, {
    ...mail('With headers'),
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  await until(() => received.some((data) => data.includes('Subject: We have your message: With headers')));
  expect(received.find((data) => data.includes('Subject: We have your message: With headers'))).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  await post.close();
});

it('sends nothing of a change that was taken back', async () => {
  const post = open();
  await database.db
    .transaction(async (tx) => {
      await post.write(tx, mail('Never'));
      tx.rollback();
    })
    .catch(() => undefined);
  await post.write(database.db, mail('After'));
  await until(() => received.some((data) => data.includes('Subject: We have your message: After')));
  expect(received.some((data) => data.includes('Subject: We have your message: Never'))).toBe(false);
  await post.close();
});

it('tries again later what the mail server did not take', async () => {
  refuse = true;
  const failures: unknown[] = [];
  const post = open((error) => failures.push(error));
  await post.write(database.db, mail('Later'));
  await until(() => failures.length > 0);
  refuse = false;
  await database.pool.query('update mails set next_attempt_at = now() where sent_at is null');
  await until(() => received.some((data) => data.includes('Subject: We have your message: Later')));
  const sent = async () =>
    (
      await database.pool.query(
        "select sent_at is not null as sent, attempts from mails where subject = 'We have your message: Later'",
      )
    ).rows[0];
  await until(async () => (await sent()).sent);
  expect((await sent()).attempts).toBe(2);
  await post.close();
});

it('forgets a confidential mail once it is sent', async () => {
  const post = open();
  await post.write(database.db, { ...mail('A code'), confidential: true });
  await until(() => received.some((data) => data.includes('Subject: We have your message: A code')));
  const kept = async () =>
    (await database.pool.query("select 1 from mails where subject = 'We have your message: A code'")).rows.length;
  await until(async () => (await kept()) === 0);
  await post.close();
});
