import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';
import { openFileStore } from '../../operations/index.ts';

const data = {
  name: 'Jo Fernandes',
  email: 'jo@client.example',
  category: 'problem',
  subject: 'Punches are missing',
  description: 'The gate sends nothing since Monday.',
  priority: 'high',
};
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(300_000)]);

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => (server = await startS3Server()));
afterAll(() => server.close());

describe.each([
  ['the data folder', undefined],
  ['a bucket', 's3://uploads/tickets'],
])('an attachment kept in %s', (_place, uploadStore) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ uploadStore, s3: server.s3, requestTimeoutMs: 400 });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => api.close());

  const kept = async () => (await (await openFileStore(api.config, 'uploads')).list()).length;
  const onItsWay = () => readdir(join(api.config.dataDir, 'incoming')).catch(() => []);

  it('is downloaded byte for byte', async () => {
    const form = await ticketForm(data, [{ name: 'the gate.png', content: png }]);
    const raised = await api.call({ method: 'POST', path: '/tex-suite/ticket', ...form });
    const { rows } = await api.database.pool.query('select id from tickets where number = $1', [raised.json().number]);
    const path = `/tex-suite/ticket/${rows[0].id}/attachment`;
    const answer = await api.call({ path, token: await api.signIn('admin') });
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': "attachment; filename*=UTF-8''the%20gate.png",
      'x-content-type-options': 'nosniff',
    });
    expect([await kept(), await onItsWay()]).toEqual([1, []]);
  });

  it('of a slow sender is cut off at the request timeout with a sentence, and leaves nothing behind', async () => {
    const { port } = api.app.server.address() as AddressInfo;
    const before = await kept();
    const { payload, headers } = await ticketForm(data, [{ name: 'a.png', content: png }]);
    const head = `POST /api/marketplace/tex-suite/ticket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const sender = connect(port, '127.0.0.1');
    const trickle = setInterval(() => sender.write('x'), 50);
    let answer = '';
    sender.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    sender.on('error', () => undefined);
    const started = performance.now();
    sender.write(Buffer.concat([Buffer.from(head), payload.subarray(0, 100_000)]));
    await once(sender, 'close');
    clearInterval(trickle);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout/);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('{')));
    expect(expectContract(ErrorBody, body).message).toBe('The request took too long to arrive. Please try again.');
    // The connection closes a moment before the file is removed.
    for (let looks = 0; looks < 100 && (await onItsWay()).length > 0; looks += 1) await setTimeout(10);
    expect([await kept(), await onItsWay()]).toEqual([before, []]);
  });
});
