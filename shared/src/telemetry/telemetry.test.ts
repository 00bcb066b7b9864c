import { fakeApi, fakeClock } from '../testing/index.ts';
import { reportError, reportPerformance, startTelemetry } from './telemetry.ts';

const api = fakeApi();
const clock = fakeClock();

const listen = (path: string, answer = () => api.json({})) => {
  const bodies: { set: string; reports: Record<string, unknown>[] }[] = [];
  api.post(path, async ({ request }) => {
    bodies.push((await request.json()) as (typeof bodies)[number]);
    return answer();
  });
  return bodies;
};
const errors = (answer?: () => ReturnType<typeof api.json>) => listen('/tex-suite/error-report', answer);
const report = (message: string) =>
  reportError(new Error(message), { id: 'E-1', place: 'mfe-cart /cart', kind: 'render', app: 'mfe-cart' });

it('sends nothing before it is started', async () => {
  const bodies = errors();
  report('too early');
  await clock.pass(10_000);
  expect(bodies).toEqual([]);
});

describe('once started', () => {
  beforeEach(() => startTelemetry('set-1'));

  it('sends errors in one batch after 2 s, with their id and the release set [CALL-53, A-36]', async () => {
    const bodies = errors();
    report('first');
    report('second');
    await clock.pass(1_999);
    expect(bodies).toEqual([]);
    await clock.pass(1);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      set: 'set-1',
      reports: [
        { id: 'E-1', message: 'first', place: 'mfe-cart /cart', url: '/', app: 'mfe-cart' },
        { message: 'second' },
      ],
    });
  });

  it('sends performance reports to their own endpoint [CALL-54, A-36]', async () => {
    const bodies = listen('/tex-suite/performance-report');
    reportPerformance('slow-call', 'GET /tex-suite/cart', 3_200);
    await clock.pass(2_000);
    expect(bodies[0]?.reports).toMatchObject([{ kind: 'slow-call', name: 'GET /tex-suite/cart', value: 3_200 }]);
  });

  it('sends at most 20 of a flood, and cuts what is long', async () => {
    const bodies = errors();
    for (let count = 0; count < 30; count += 1) report('x'.repeat(5_000));
    await clock.pass(2_000);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.reports).toHaveLength(20);
    expect(bodies[0]?.reports[0]?.message).toHaveLength(500);
    await clock.pass(10_000);
    expect(bodies).toHaveLength(1);
  });

  it('never reports a lost report, and continues with the next [A-36]', async () => {
    const lost = errors(() => api.json({}, 500));
    report('first');
    await clock.pass(2_000);
    await clock.pass(10_000);
    expect(lost).toHaveLength(1);
    const bodies = errors();
    report('second');
    await clock.pass(2_000);
    expect(bodies[0]?.reports).toMatchObject([{ message: 'second' }]);
  });

  it('hands what is waiting to the browser when the page goes away [CALL-53, A-36]', async () => {
    const bodies = errors();
    const sent: { url: string; body: Blob }[] = [];
    navigator.sendBeacon = (url, body) => sent.push({ url: String(url), body: body as Blob }) > 0;
    report('last words');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost/api/marketplace/tex-suite/error-report']);
    expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toMatchObject({ reports: [{ message: 'last words' }] });
    await clock.pass(10_000);
    expect(bodies).toEqual([]);
  });

  it('names the release of the application that failed', async () => {
    startTelemetry('set-2', { 'mfe-cart': '1.2.0-abcd' });
    const bodies = errors();
    report('broken');
    await clock.pass(2_000);
    expect(bodies[0]).toMatchObject({
      set: 'set-2',
      reports: [{ app: 'mfe-cart', release: '1.2.0-abcd', kind: 'render' }],
    });
  });
});
