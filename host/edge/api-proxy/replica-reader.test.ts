import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replicaReader } from './replica-reader.ts';
import type { Replicas } from './replicas.ts';

const statuses: Record<string, number> = { '/found': 200, '/none': 404, '/odd': 400, '/busy': 503, '/many': 429 };

/** Of the requests that were answered, or cut. */
const connections = new Set<unknown>();
let server: Server;
let read: ReturnType<typeof replicaReader>;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url?.replace('/api/marketplace', '') ?? '';
    if (path === '/never') return;
    connections.add(request.socket);
    if (path === '/closed' && connections.size === 1) return void request.socket.destroy();
    response.writeHead(statuses[path] ?? 200);
    response.end(
      path === '/text' ? 'not JSON' : JSON.stringify({ at: path, for: request.headers['x-forwarded-host'] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  read = replicaReader({ inTurn: () => [{ origin, ready: true }] } as Partial<Replicas> as Replicas, 'market.example');
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

it('reads from a replica, which hears whose host it answers for', async () => {
  expect(await read('/found')).toEqual({ state: 'found', value: { at: '/found', for: 'market.example' } });
});

it.each([
  ['/none', 'missing'],
  ['/odd', 'refused'],
])('reports %s as %s', async (path, state) => {
  expect(await read(path)).toEqual({ state });
});

it('tells a replica that takes too long from one that fails', async () => {
  expect(await read('/never')).toEqual({ state: 'late' });
});

it.each(['/busy', '/many', '/text'])('leaves %s to the browser', async (path) => {
  expect(await read(path)).toEqual({ state: 'unread' });
});

it('leaves everything to the browser while there is no replica', async () => {
  const alone = replicaReader({ inTurn: () => [] as never } as Partial<Replicas> as Replicas, 'market.example');
  expect(await alone('/found')).toEqual({ state: 'unread' });
});

it('asks again when a kept connection turns out to be closed', async () => {
  connections.clear();
  await read('/found');
  expect(await read('/closed')).toMatchObject({ state: 'found' });
  expect(connections.size).toBe(2);
});
