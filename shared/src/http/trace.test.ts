import { http } from 'msw';
import { fakeApi } from '../testing/index.ts';
import { marketplace, organization } from './clients.ts';
import { configureHttp } from './config.ts';
import { startTrace, traceId } from './trace.ts';

const api = fakeApi();

/** The document as the edge sent it. */
const document = jest.spyOn(performance, 'getEntriesByType');
const tells = (description: string) =>
  document.mockReturnValue([{ serverTiming: [{ name: 'traceparent', description }] }] as never);

const sentBy = async (call: () => Promise<unknown>) => {
  let sent: string | null = null;
  api.use(http.get('*/where', ({ request }) => ((sent = request.headers.get('traceparent')), api.json({}))));
  await call();
  return sent;
};

it('requests continue the trace of the document until the next navigation, each as a separate span', async () => {
  tells('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01');
  const [first, second] = [
    await sentBy(() => marketplace.get('/where')),
    await sentBy(() => organization.get('/where')),
  ];
  for (const sent of [first, second]) expect(sent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/);
  expect(first).not.toBe(second);
  const before = traceId();
  startTrace();
  expect(await sentBy(() => marketplace.get('/where'))).toMatch(new RegExp(`^00-${traceId()}-[0-9a-f]{16}-01$`));
  expect([before, traceId()]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

it.each([
  ['tells none', () => document.mockReturnValue([])],
  ['comes from a browser that does not read it', () => document.mockReturnValue([{}] as never)],
  ['tells something else', () => tells('made elsewhere')],
])('a page view has its own trace if its document %s', async (_how, arrange) => {
  arrange();
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./trace.ts');
    expect(fresh.traceId()).toMatch(/^[0-9a-f]{32}$/);
    expect(fresh.traceId()).toBe(fresh.traceId());
    expect(fresh.traceId()).not.toBe(traceId());
  });
});

it('another origin gets no header that it may not know', async () => {
  const told = {
    organizationApi: '',
    onSessionLost: () => undefined,
    onForbidden: () => undefined,
    onSlowCall: () => undefined,
  };
  configureHttp({ ...told, marketplaceApi: 'https://api.example' });
  expect(await sentBy(() => marketplace.get('/where'))).toBeNull();
});
