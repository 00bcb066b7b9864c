import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge } from './edge-alone.ts';
import { PATIENCE, until } from './testing/until.ts';

jest.setTimeout(2 * PATIENCE);

it('serves pages from the store and API requests from a replica, and is ready while a replica is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-alone-'));
  let ready = true;
  const replica = createServer((request, response) => {
    response.statusCode = request.url === '/readyz' && !ready ? 503 : 200;
    response.end(`the API at ${request.url}`);
  });
  await new Promise<void>((resolve) => replica.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(replica.address() as AddressInfo).port}`;
  const { url, close } = await startEdge({ PORT: '0', API_URL: origin, RELEASE_STORE: folder });
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    return [answer.status, await answer.text()] as const;
  };
  try {
    expect(await ask('/api/x?y')).toEqual([200, 'the API at /api/x?y']);
    expect(await ask('/marketplace/')).toEqual([503, expect.stringContaining('Nothing has been released')]);
    // On a busy machine its first check may come too late.
    await until(async () => (await ask('/readyz'))[0] === 200);
    expect(await ask('/readyz')).toEqual([200, '{"status":"ok"}']);
    ready = false;
    await until(async () => (await ask('/readyz'))[0] === 503);
    expect(await ask('/readyz')).toEqual([503, '{"status":"unavailable"}']);
    expect(await ask('/livez')).toEqual([200, '{"status":"ok"}']);
  } finally {
    await close();
    replica.close();
    rmSync(folder, { recursive: true });
  }
});

it('refuses to start on a damaged channel, and names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-alone-'));
  const file = join(folder, 'channels/live/1.json');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '{"name": "live"');
  await expect(startEdge({ PORT: '0', API_URL: 'http://127.0.0.1:1', RELEASE_STORE: folder })).rejects.toThrow(
    `${file} is damaged: it isn't JSON. Delete it to go back to the revision before.`,
  );
  rmSync(folder, { recursive: true });
});

it('refuses to start with an invalid address', async () => {
  await expect(startEdge({ API_URL: 'api:4000' })).rejects.toThrow('API_URL must be like');
});
