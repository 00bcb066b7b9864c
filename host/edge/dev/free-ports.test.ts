import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePorts } from './free-ports.ts';

it('passes over a taken port, and gives none twice', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const [first = 0, second = 0] = await freePorts([taken, taken]);
  server.close();
  expect(first).toBeGreaterThan(taken);
  expect(second).toBeGreaterThan(first);
});
