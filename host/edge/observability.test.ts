import type { Release } from '@marketplace/shared/contracts';
import { createFolderStore, promote } from '@marketplace/tooling/release';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aHostBuild, aRemoteBuild } from './rendering/testing/server-builds.ts';
import { openCollector, type CollectedSpan } from './testing/collector.ts';
import { freePort, startProgram } from './testing/start-program.ts';
import { PATIENCE, until } from './testing/until.ts';

jest.setTimeout(4 * PATIENCE);

const folder = mkdtempSync(join(tmpdir(), 'observability-'));
const dataDir = mkdtempSync(join(tmpdir(), 'observability-data-'));
const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const programs = { api: inRepository('api/src/main.ts'), edge: inRepository('host/edge/start.ts') };

const publish = async ({ release, code }: { release: Release; code: string }) => {
  const artifact = mkdtempSync(join(folder, 'artifact-'));
  const file = join(artifact, release.server ?? '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  writeFileSync(join(artifact, 'release.json'), JSON.stringify(release));
  await createFolderStore(join(folder, 'releases')).addRelease(release, artifact);
  return [release.app, release.id];
};

const page = { path: '/good/:id', data: ['/tex-admin/modules/{id}'], scripts: [], styles: [] };
const publishAll = async () => {
  const host = aHostBuild(
    '1.0.0-host',
    `exports.provided = {};
     exports.render = ({ url }, load) =>
       ({ html: '<div data-part="/good/:id">' + load({ remote: 'mfe-good', expose: './page' }).default({ url }) + '</div>', used: [] });`,
  );
  const good = aRemoteBuild('mfe-good', `return 'Hello from ' + props.url;`, page);
  host.release = { ...host.release, entry: [], entryStyles: [], preload: [] };
  good.release = { ...good.release, entry: [] };
  const changes = await Promise.all([host, good].map(publish));
  const store = createFolderStore(join(folder, 'releases'));
  await promote(store, 'live', Object.fromEntries(changes), {
    gate: { files: async () => undefined, set: async () => undefined },
  });
};

const traceparent = (traceId: string) => ({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
const children = (spans: CollectedSpan[], { spanId }: CollectedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

/** Accepts connections and never responds. */
const silent = createServer().listen(0, '127.0.0.1');
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let collector: Awaited<ReturnType<typeof openCollector>>;
let api: Awaited<ReturnType<typeof startProgram>>;
let edge: Awaited<ReturnType<typeof startProgram>>;
const ports = { api: 0, edge: 0 };
const toCollector = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=shop',
  OTEL_BSP_SCHEDULE_DELAY: '50',
});

beforeAll(async () => {
  await publishAll();
  collector = await openCollector();
  const env = { ...toCollector(), PORT: '0', LOG_LEVEL: 'info' };
  for (const name of ['api', 'edge'] as const) ports[name] = await freePort();
  api = await startProgram(programs.api, { ...env, DATA_DIR: dataDir, METRICS_PORT: String(ports.api) });
  edge = await startProgram(programs.edge, {
    ...env,
    API_URL: api.origin,
    RELEASE_STORE: join(folder, 'releases'),
    OTEL_SERVICE_NAME: 'shop-front',
    RENDER_DEADLINE: '10000',
    METRICS_PORT: String(ports.edge),
  });
});
afterAll(async () => {
  await Promise.all([edge?.stop(), api?.stop()]);
  await collector.close();
  silent.close();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
});

it('traces a page from the edge through the render process and the API to PostgreSQL, under the id of the caller', async () => {
  let pages = 0;
  // On a busy machine the API may be too late for the page, which is then left to the browser.
  const rendered = await until(async () => {
    const traceId = `aaaabbbbccccddddaaaabbbb${String((pages += 1)).padStart(8, '0')}`;
    const answer = await fetch(`${edge.origin}/marketplace/good/${pages}`, { headers: traceparent(traceId) });
    const isRendered = (await answer.text()).includes(`Hello from /marketplace/good/${pages}`);
    return isRendered && { traceId, timing: answer.headers.get('server-timing') };
  });
  const { traceId, timing } = rendered as Exclude<typeof rendered, false>;
  expect(timing).toMatch(new RegExp(`^traceparent;desc="00-${traceId}-[0-9a-f]{16}-01"$`));

  const names = ['GET /marketplace/good/:id', 'render process', 'GET /api/marketplace/tex-admin/modules/:id'];
  const spans = await collector.trace(
    traceId,
    (arrived) =>
      names.every((name) => arrived.some((span) => span.name === name)) &&
      arrived.some(({ name }) => name.startsWith('pg.query')),
  );
  const named = (name: string) => spans.find((span) => span.name === name) as CollectedSpan;
  const [document, process, read] = names.map(named) as [CollectedSpan, CollectedSpan, CollectedSpan];
  expect(document).toMatchObject({ service: 'shop-front', parentSpanId: '00f067aa0ba902b7' });
  expect(
    children(spans, document)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['read page data', 'render page']);
  expect(process).toMatchObject({
    parentSpanId: named('render page').spanId,
    attributes: { app: 'mfe-good', release: '1.0.0-mfe-good', path: '/good/:id' },
  });
  expect(read).toMatchObject({ service: 'marketplace-api', parentSpanId: named('read page data').spanId });
  expect(children(spans, read).map(({ attributes }) => attributes['db.system.name'])).toContain('postgresql');
  expect(collector.requests[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-tenant': 'shop' } });
});

it('gives a request of the browser one id everywhere: span, response, error body and log', async () => {
  const traceId = '11112222333344441111222233334444';
  const answer = await fetch(`${edge.origin}/api/marketplace/tex-admin/modules/none?search=secret`, {
    headers: traceparent(traceId),
  });
  expect([answer.headers.get('x-request-id'), await answer.json()]).toEqual([
    traceId,
    expect.objectContaining({ requestId: traceId }),
  ]);
  const spans = await collector.trace(traceId, (arrived) =>
    arrived.some(({ service }) => service === 'marketplace-api'),
  );
  expect(spans.map(({ name }) => name)).toContain('GET /api/marketplace/tex-admin/modules/:id');
  expect(JSON.stringify(spans)).not.toContain('secret');
  const lines = api.output.out.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line).trace_id)).toContain(traceId);
});

it('keeps the trace of a request whose body arrives later', async () => {
  const traceId = '55556666777788885555666677778888';
  const body = JSON.stringify({ email: 'buyer@tex.example', password: 'Marketplace1' });
  const type = { 'content-type': 'application/json', 'content-length': body.length };
  const sending = request(`${api.origin}/api/marketplace/auth/login`, {
    method: 'POST',
    headers: { ...traceparent(traceId), ...type },
  });
  const answering = once(sending, 'response');
  sending.flushHeaders();
  await until(() => api.output.out.includes(traceId));
  sending.end(body);
  const [answer] = (await answering) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
  const name = 'POST /api/marketplace/auth/login';
  const spans = await collector.trace(traceId, (arrived) => arrived.some((span) => span.name === name));
  const login = spans.find((span) => span.name === name) as CollectedSpan;
  expect(children(spans, login).map((span) => span.name)).toContain('pg.query:INSERT marketplace');
  expect(JSON.stringify(spans)).not.toMatch(/Marketplace1|buyer@tex/);
});

it('begins a trace for a request without one, and its id is the same everywhere', async () => {
  const answer = await fetch(`${edge.origin}/api/marketplace/nothing`);
  const { requestId } = (await answer.json()) as { requestId: string };
  const spans = await collector.trace(requestId, (arrived) => arrived.length === 2);
  expect(spans.map(({ service }) => service).sort()).toEqual(['marketplace-api', 'shop-front']);
});

const sampleLine = /^[a-z_:][\w:]*(\{([a-z_]\w*="([^"\\\n]|\\.)*",?)*\})? -?([\d.e+-]+|\+?Inf|NaN)$/i;

const readMetrics = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const samples = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(samples.filter((line) => !sampleLine.test(line))).toEqual([]);
  return samples;
};

it('measures requests, renders, caches, the pool, the queue and the releases for Prometheus', async () => {
  const ofEdge = (await readMetrics(ports.edge)).join('\n');
  for (const line of [
    /^http_request_duration_seconds_count\{method="GET",route="\/marketplace\/good\/:id",status="2xx"\} [1-9]/m,
    /^render_duration_seconds_count\{app="mfe-good",outcome="rendered"\} [1-9]/m,
    /^render_wait_seconds_count [1-9]/m,
    /^cache_requests_total\{cache="pages",result="miss"\} [1-9]/m,
    /^release_info\{app="mfe-good",release="1.0.0-mfe-good",set="[^"]+",role="live"\} 1$/m,
    /^canary_share_ratio 0$/m,
  ])
    expect(ofEdge).toMatch(line);
  await fetch(`${api.origin}/api/marketplace/tex-suite/top-choice`);
  const ofApi = (await readMetrics(ports.api)).join('\n');
  for (const line of [
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/marketplace\/tex-admin\/modules\/:id",status="4xx"\} [1-9]/m,
    /^cache_requests_total\{cache="catalogue",result="miss"\} [1-9]/m,
    /^pg_pool_connections\{database="primary",state="idle"\} [1-9]/m,
    /^job_queue_jobs\{job="[^"]+",state="failed"\} 0$/m,
    /^nodejs_eventloop_lag_seconds /m,
  ])
    expect(ofApi).toMatch(line);
  expect((await fetch(`${edge.origin}/metrics`)).status).toBe(404);
});

it('keeps the number of series whatever visitors request', async () => {
  const send = (index: number) => {
    const path = [`/marketplace/x${index}`, `/api/x${index}`, `/x${index}`, `/marketplace/releases/x${index}/y.js`][
      index % 4
    ];
    return fetch(edge.origin + path, { method: index % 5 === 0 ? 'PROPFIND' : 'GET' }).then((answer) => answer.text());
  };
  for (let index = 0; index < 200; index += 1) await send(index);
  const before = { edge: (await readMetrics(ports.edge)).length, api: (await readMetrics(ports.api)).length };
  for (let index = 200; index < 10_000; index += 40)
    await Promise.all(Array.from({ length: 40 }, (_, more) => send(index + more)));
  const after = { edge: (await readMetrics(ports.edge)).length, api: (await readMetrics(ports.api)).length };
  expect(after.edge - before.edge).toBeLessThan(60);
  expect(after.api - before.api).toBeLessThan(60);
});

const alone = (env: Record<string, string>, flags: string[] = []) =>
  startProgram(
    programs.edge,
    { PORT: '0', API_URL: 'http://127.0.0.1:1', RELEASE_STORE: join(folder, 'releases'), ...env },
    flags,
  );

/** Prints what a process loads of the packages that observe it. The job queue always loads OpenTelemetry's API, which does nothing by itself. */
const printLoads = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    const found = /node_modules.(@opentelemetry.(?!api\\/)|prom-client)/.exec(url);
    if (found) console.error('loads ' + found[1]);
    return next(url, context);
  } });`)}`;

it('loads nothing of OpenTelemetry or Prometheus when both are off', async () => {
  const loadedBy = async (env: Record<string, string>) => {
    const { origin, output, stop } = await alone(env, [printLoads]);
    const answer = await fetch(`${origin}/marketplace/good/7`);
    expect([answer.status, answer.headers.get('server-timing') !== null]).toEqual([200, 'METRICS_PORT' in env]);
    expect(await stop()).toBe(0);
    return new Set(output.err.match(/(?<=loads )\S+/g));
  };
  expect(await loadedBy({})).toEqual(new Set());
  const on = { ...toCollector(), METRICS_PORT: String(await freePort()) };
  expect(await loadedBy(on)).toEqual(new Set(['@opentelemetry/', 'prom-client']));
});

it.each([
  ['is down', () => freePort()],
  ['never responds', () => portOf(silent)],
])('serves and stops as usual when the collector %s', async (_how, choosePort) => {
  const endpoint = `http://127.0.0.1:${await choosePort()}`;
  const { origin, stop } = await alone({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '10' });
  for (let count = 0; count < 20; count += 1)
    expect((await fetch(`${origin}/marketplace/good/${count}`)).status).toBe(200);
  const asked = performance.now();
  expect(await stop()).toBe(0);
  // Less than the exporter's own timeout of 10 seconds.
  expect(performance.now() - asked).toBeLessThan(8_000);
});

it.each([
  ['METRICS_PORT', 'taken', /^Port \d+ is taken: set METRICS_PORT to a free one\.\n$/],
  ['METRICS_PORT', 'many', /^METRICS_PORT must be a whole number, but is "many"\.\n$/],
])('says in one sentence that %s is %s', async (_name, port, sentence) => {
  const failed = alone({ METRICS_PORT: port === 'taken' ? String(portOf(silent)) : port });
  const message = await failed.then(
    () => '',
    (error: Error) => error.message.replace(/^.* ended: /, ''),
  );
  expect(message).toMatch(sentence);
});
