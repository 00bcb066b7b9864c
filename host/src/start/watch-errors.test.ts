import { marketplace, traceId } from '@marketplace/shared/http';
import { startTelemetry } from '@marketplace/shared/telemetry';
import { fakeApi, fakeClock } from '@marketplace/shared/testing';
import { watchErrors } from './watch-errors.ts';

const api = fakeApi();
const clock = fakeClock();

const reports: Record<string, unknown>[] = [];
let stop: () => void;
beforeEach(() => {
  reports.length = 0;
  api.post('/tex-suite/error-report', async ({ request }) => {
    reports.push(...((await request.json()) as { reports: Record<string, unknown>[] }).reports);
    return api.json({});
  });
  startTelemetry('set-1');
  stop = watchErrors();
});
afterEach(() => stop());

const thrown = (error: unknown, filename = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports uncaught errors with their application [CALL-53, A-36]', async () => {
  thrown(new Error('the cart broke'), 'http://localhost/marketplace/releases/mfe-cart/1.0.0-ab/cart.js');
  rejected(new Error('lost on the way'));
  rejected('only words');
  await clock.pass(2_000);
  expect(reports).toMatchObject([
    { message: 'the cart broke', app: 'mfe-cart', kind: 'uncaught', place: 'window' },
    { message: 'lost on the way', app: 'host' },
    { message: 'only words', app: 'host' },
  ]);
  expect(reports.map(({ id }) => id)).toEqual(Array(3).fill(traceId()));
});

it('does not report canceled requests', async () => {
  rejected(await marketplace.get('/x', { signal: AbortSignal.abort() }).catch((error: unknown) => error));
  await clock.pass(5_000);
  expect(reports).toEqual([]);
});
