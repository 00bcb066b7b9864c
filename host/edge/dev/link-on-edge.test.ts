import { PAGE_STATE_ID } from '../../src/start/page-state.ts';
import { aComposition } from '../testing/releases.ts';
import { linkOnEdge } from './link-on-edge.ts';

const edge = 'https://qa.example';
const ports = { 'mfe-cart': 3003, 'mfe-auth': 3001 };
const link = `${edge}/marketplace/?mfe=mfe-cart@localhost:3003,mfe-auth@localhost:3001`;

/** The edge answers with a page of these overrides. */
const answers = (applied: string[], refused: string[] = []) => {
  const overrides = { open: false, applied: applied.map((app) => ({ app, release: 'localhost' })), refused };
  const state = JSON.stringify({ composition: { ...aComposition(), overrides } });
  const html = `<p>\n<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>`;
  globalThis.fetch = async (url) => new Response(url === link ? html : '', { status: 200 });
};

it('is the address with the remotes, once the edge accepts them', async () => {
  answers(Object.keys(ports));
  expect(await linkOnEdge(edge, ports)).toBe(link);
});

it('passes on why the edge refuses', async () => {
  answers(['mfe-cart'], ['mfe-auth@localhost:3001: not here.']);
  await expect(linkOnEdge(edge, ports)).rejects.toThrow('mfe-auth@localhost:3001: not here.');
});

it('refuses an edge that takes no notice, one that is none, and one that is out of reach', async () => {
  answers([]);
  await expect(linkOnEdge(edge, ports)).rejects.toThrow('https://qa.example is too old');
  globalThis.fetch = async () => new Response('Not found.', { status: 404 });
  await expect(linkOnEdge(edge, ports)).rejects.toThrow('https://qa.example has no released storefront.');
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') }));
  await expect(linkOnEdge(edge, ports)).rejects.toThrow("https://qa.example can't be reached: getaddrinfo ENOTFOUND.");
});
