import { fakeApi, fakeClock } from '../testing/index.ts';
import { startTelemetry } from './telemetry.ts';
import { startOperation, timeOperation } from './time-operation.ts';

const api = fakeApi();
const clock = fakeClock();

const reports: Record<string, unknown>[] = [];
beforeEach(() => {
  reports.length = 0;
  startTelemetry('set-1', { 'mfe-cart': '1.2.0-abcd' });
  api.post('/tex-suite/performance-report', async ({ request }) => {
    reports.push(...((await request.json()) as { reports: Record<string, unknown>[] }).reports);
    return api.json({});
  });
});

const lasting = (milliseconds: number, end: () => unknown = () => 'done') =>
  new Promise((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(end());
      } catch (error) {
        reject(error as Error);
      }
    }, milliseconds),
  );

it('over 1 s is reported with its name, time, application and release [CONST-07]', async () => {
  const answer = timeOperation('place the order', () => lasting(1_001), 'mfe-cart');
  await clock.pass(1_001);
  expect(await answer).toBe('done');
  await clock.pass(2_000);
  expect(reports).toEqual([
    expect.objectContaining({
      kind: 'slow-operation',
      name: 'place the order',
      app: 'mfe-cart',
      release: '1.2.0-abcd',
    }),
  ]);
  expect(reports[0]?.['value']).toBeGreaterThan(1_000);
});

it('of exactly 1 s is not [CONST-07]', async () => {
  const answer = timeOperation('quick enough', () => lasting(1_000));
  await clock.pass(1_000);
  await answer;
  await clock.pass(5_000);
  expect(reports).toEqual([]);
});

it('is also reported when it fails, and still fails [CONST-07]', async () => {
  const failing = timeOperation('check the session', () =>
    lasting(2_000, () => {
      throw new Error('lost');
    }),
  );
  const failure = expect(failing).rejects.toThrow('lost');
  await clock.pass(2_000);
  await failure;
  await clock.pass(2_000);
  expect(reports).toMatchObject([{ name: 'check the session', app: 'host' }]);
});

it('may begin in one place and end in another [CONST-07]', async () => {
  const end = startOperation('open /cart', 'mfe-cart');
  await clock.pass(1_500);
  end();
  await clock.pass(2_000);
  expect(reports).toMatchObject([{ kind: 'slow-operation', name: 'open /cart' }]);
});
