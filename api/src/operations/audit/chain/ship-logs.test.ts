import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApi } from '../../../../test/test-api.ts';
import { isShippingLogs, logWarning, shippedOutput, startObserving } from '../../../observability/index.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

interface Received {
  severityNumber: number;
  body: { stringValue: string };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const records: Received[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const sent = JSON.parse(body) as { resourceLogs?: { scopeLogs: { logRecords: Received[] }[] }[] };
    for (const { scopeLogs } of sent.resourceLogs ?? [])
      records.push(...scopeLogs.flatMap(({ logRecords }) => logRecords));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});

const before = { ...process.env };
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_LOGS_EXPORTER: 'otlp',
  });
});
afterAll(() => {
  process.env = before;
  collector.close();
});

const fieldsOf = ({ attributes }: Received) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

it('sends the lines of the log and the audit events to the collector, ids only, with the head of the chain', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const api = await openTestApi();
  const stop = await startObserving('test');
  expect(isShippingLogs()).toBe(true);
  const line = `{"level":50,"time":1,"code":"forbidden","msg":"refused"}\n`;
  shippedOutput.write(line);
  expect(printed).toHaveBeenCalledWith(line);
  printed.mockRestore();
  logWarning('Something odd.');
  await api.signIn('buyer');
  await sealAudit(api.database.db);
  const { head } = await verifyAudit(api.database.db);
  await stop();
  await api.close();
  const lines = records.map(({ severityNumber, body }) => [severityNumber, body.stringValue]);
  expect(lines).toEqual(
    expect.arrayContaining([
      [17, 'refused'],
      [13, 'Something odd.'],
    ]),
  );
  const events = records.filter(({ body }) => body.stringValue === 'audit event').map(fieldsOf);
  expect(events.at(-1)).toEqual({
    id: expect.any(String),
    action: 'user.signed_in',
    actorId: 'buyer',
    targetType: 'user',
    targetId: 'buyer',
    head,
  });
  expect(JSON.stringify(events)).not.toMatch(/127\.0\.0\.1|@tex\.example|TEX/);
});
