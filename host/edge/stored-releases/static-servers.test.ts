import type { ReleaseStore } from '@marketplace/tooling/release';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readStaticServers, withStaticServers } from './static-servers.ts';

const packed = gzipSync('from the server');
const files: Record<string, Buffer> = { 'entry.js': Buffer.from('from the server'), 'entry.js.gz': packed };

let server: Server;
let asked: string[];
let broken: boolean;
let store: ReleaseStore;
beforeEach(async () => {
  [asked, broken] = [[], false];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files[request.url?.split('/').pop() ?? ''];
    response.writeHead(broken ? 500 : file ? 200 : 404, file === packed ? { 'content-encoding': 'gzip' } : {});
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const inner = { folder: '/a/folder', readFile: async () => Buffer.from('from the store') } as Partial<ReleaseStore>;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = withStaticServers(inner as ReleaseStore, { 'mfe-cart': origin });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const read = async (app: string, file: string) => await store.readFile(app, 'r1', file);
const words = async (app: string, file: string) => (await read(app, file))?.toString();

it("serves a remote's files from its own server, unchanged", async () => {
  expect(await words('mfe-cart', 'entry.js')).toBe('from the server');
  expect((await read('mfe-cart', 'entry.js.gz'))?.equals(packed)).toBe(true);
  expect(asked[0]).toBe('/marketplace/releases/mfe-cart/r1/entry.js');
  expect(store.folder).toBeNull();
});

it('falls back to the store for files the server lacks, and for remotes without a server', async () => {
  expect(await words('mfe-cart', 'other.js')).toBe('from the store');
  expect(await words('mfe-auth', 'entry.js')).toBe('from the store');
  expect(asked).toHaveLength(1);
});

it('leaves a server that fails alone for a while', async () => {
  broken = true;
  expect([await words('mfe-cart', 'entry.js'), await words('mfe-cart', 'entry.js')]).toEqual(
    Array(2).fill('from the store'),
  );
  expect(asked).toHaveLength(1);
});

it('parses addresses and explains invalid ones', () => {
  expect(readStaticServers('mfe-cart=http://cart:8080/, host=http://h')).toEqual({
    'mfe-cart': 'http://cart:8080',
    host: 'http://h',
  });
  expect(() => readStaticServers('mfe-cart')).toThrow('STATIC_SERVERS must be like mfe-cart=http://mfe-cart:8080');
});
