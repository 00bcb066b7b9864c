import { readConfig } from 'api/server';
import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { localReader } from './local-reader.ts';
import { runtimeConfig } from './runtime-config.ts';
import { serve, type Handler } from './serve.ts';
import { startSentence } from './start-sentence.ts';

const saying =
  (word: string): Handler =>
  (_request, response) =>
    void response.end(word);

/** Sends raw bytes that no client would. */
const rawRequest = async (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
};

describe('one origin', () => {
  it('routes the API’s paths to it, and the rest to the storefront', async () => {
    const server = await serve(saying('edge'), saying('api'), readConfig({ PORT: '0' }));
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      return answer.text();
    };
    const paths = ['/api', '/api/marketplace/x?y=1', '/livez', '/readyz?x', '/apis', '/marketplace/api', '/'];
    const answers = await Promise.all(paths.map(ask));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(answers).toEqual(['api', 'api', 'api', 'api', 'edge', 'edge', 'edge']);
  });

  it.each([
    '/marketplace/',
    '/sitemap.xml',
    '/marketplace/releases/x.js',
    '/api/docs',
    '/livez',
    'http://evil.example/marketplace/',
  ])('refuses a malformed host at %s', async (path) => {
    const reached = jest.fn(saying('reached'));
    const server = await serve(reached, reached, readConfig({ PORT: '0' }));
    const { port } = server.address() as AddressInfo;
    const hosts = ['[', 'a:99999', '"><x', 'a/b', 'u@a', ''];
    const answers = await Promise.all(
      [...hosts.map((host) => [`Host: ${host}`]), ['Host: a', 'Host: b'], ['Host: a', 'X-Forwarded-Host: [']].map(
        (headers) => rawRequest(port, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')),
      ),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(Array(8).fill('HTTP/1.1 400 Bad Request'));
    expect(answers.filter((answer) => answer.includes('x-content-type-options: nosniff'))).toHaveLength(8);
    expect(reached).not.toHaveBeenCalled();
  });

  it.each(['/marketplace/', '/marketplace/sitemap.xml', '/api/docs'])('refuses an unknown host at %s', async (path) => {
    const reached = jest.fn(saying('reached'));
    const env = {
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: 'https://market.example',
      ALLOWED_HOSTS: 'shop.example',
    };
    const server = await serve(reached, reached, readConfig(env));
    const { port } = server.address() as AddressInfo;
    const ask = async (...headers: string[]) =>
      (await rawRequest(port, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))).split(
        ' ',
      )[1];
    const unknown = ['evil.example', 'market.example.evil.example', 'localhost', '127.0.0.1'];
    for (const host of unknown) expect([host, await ask(`Host: ${host}`)]).toEqual([host, '400']);
    expect(await ask('Host: evil.example', 'X-Forwarded-Host: market.example')).toBe('400');
    expect(reached).not.toHaveBeenCalled();
    for (const host of ['market.example', 'MARKET.example:8080', 'shop.example.'])
      expect([host, await ask(`Host: ${host}`)]).toEqual([host, '200']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('says in a sentence that the port is taken', async () => {
    const first = await serve(saying('edge'), saying('api'), readConfig({ PORT: '0' }));
    const { port } = first.address() as AddressInfo;
    await expect(serve(saying('edge'), saying('api'), readConfig({ PORT: String(port) }))).rejects.toThrow(
      `Port ${port} is in use. Stop what runs there, or choose another with PORT=4001.`,
    );
    await new Promise((resolve) => first.close(resolve));
  });

  it('says in a sentence why the start failed', () => {
    expect(startSentence(Object.assign(new Error('no space'), { code: 'ENOSPC' }))).toMatch(/^The disk is full\./);
    expect(startSentence(new Error('As it is.'))).toBe('As it is.');
    expect(startSentence('a text')).toBe('a text');
    expect(startSentence(null)).toBe('null');
  });
});

describe('data for a page', () => {
  const api = Fastify();
  api.get('/api/marketplace/fine', () => ({ fine: true }));
  api.get('/api/marketplace/text', (_request, reply) => reply.type('text/plain').send('not JSON'));
  api.get('/api/marketplace/never', () => new Promise(() => undefined));
  api.get('/api/marketplace/broken', () => Promise.reject(new Error('broken')));
  afterAll(() => api.close());
  const read = localReader(api, 'market.example');

  it('comes from the API in this process', async () => {
    expect(await read('/fine')).toEqual({ state: 'found', value: { fine: true } });
  });

  it('is missing if the API responds 404', async () => {
    expect(await read('/nowhere')).toEqual({ state: 'missing' });
  });

  it.each([
    ['/text', 'unread'],
    ['/broken', 'unread'],
    ['/never', 'late'],
  ])('is left to the browser when %s fails: %s', async (path, state) => {
    expect(await read(path)).toEqual({ state });
  });
});

it('has a neutral default for every environment variable', () => {
  expect(runtimeConfig({})).toMatchObject({ marketplaceApi: '/api/marketplace', brand: 'TEX Marketplace', demo: true });
  expect(runtimeConfig({ BRAND: 'Acme', NODE_ENV: 'production' })).toMatchObject({ brand: 'Acme', demo: false });
});
