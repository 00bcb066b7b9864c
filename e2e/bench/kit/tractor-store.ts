import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../../shared/tooling/release/file-list.ts';
import { sharedData } from './shared-data.ts';

/** Its build names this address. */
const PORT = 8081;

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'text/plain';

/** Serves the public federated shop "The Tractor Store" with Brotli and, for scripts, a lifetime of a year. */
export const startTractorStore = async () => {
  const folder = sharedData('tractor-store-react');
  const files = new Map(
    Object.keys(listFiles(folder)).map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))]),
  );
  const server = createServer(({ url = '/' }, answer) => {
    const name = files.has(url) ? url : '/index.html';
    const lifetime = name.endsWith('.js') ? 'max-age=31536000' : 'no-cache';
    answer.writeHead(200, { 'content-type': typeOf(name), 'content-encoding': 'br', 'cache-control': lifetime });
    answer.end(files.get(name));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${PORT}`, stop };
};
