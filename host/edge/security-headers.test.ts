import { createFolderStore, promote } from '@marketplace/tooling/release';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNREAD } from './data-answer.ts';
import { createEdge } from './edge.ts';
import { securityHeaders } from './security-headers.ts';
import { aConfig, aHost, theAuth, theCatalog } from './testing/releases.ts';

type Headers = Record<string, unknown>;

interface Site {
  headers: Headers;
  html: string;
}

/** The directives of a policy by name. */
const directivesOf = (headers: Headers): Record<string, string[]> =>
  Object.fromEntries(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

const sourcesOf = (directives: Record<string, string[]>, name: string) =>
  directives[name] ?? directives['default-src'] ?? ['*'];

const isBroad = (source: string) => ['*', 'http:', 'https:', 'data:', 'blob:', "'unsafe-inline'"].includes(source);

const policyScore = (headers: Headers) => {
  if (headers['content-security-policy'] === undefined) return -25;
  const directives = directivesOf(headers);
  const ofScripts = [...sourcesOf(directives, 'script-src'), ...sourcesOf(directives, 'object-src')];
  if (ofScripts.some(isBroad)) return -20;
  if (ofScripts.includes("'unsafe-eval'")) return -10;
  if (sourcesOf(directives, 'img-src').includes('http:')) return -10;
  if (sourcesOf(directives, 'style-src').some(isBroad)) return 0;
  return directives['default-src']?.join() === "'none'" ? 10 : 5;
};

const cookieScore = (headers: Headers) => {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const all = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (cookies.length === 0) return 0;
  if (!all(/; *HttpOnly/i)) return -30;
  if (!all(/; *Secure/i)) return headers['strict-transport-security'] === undefined ? -20 : -5;
  return all(/; *SameSite=(Lax|Strict)/i) ? 5 : 0;
};

const transportScore = (headers: Headers) => {
  const [, seconds] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'] ?? '')) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
};

const framingScore = (headers: Headers) => {
  if (directivesOf(headers)['frame-ancestors']) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(String(headers['x-frame-options'])) ? 0 : -20;
};

const referrerScore = (headers: Headers) => {
  const policy = String(headers['referrer-policy'] ?? '');
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5;
  return policy === '' ? 0 : -5;
};

const integrityScore = (html: string) => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  if (scripts.some(([, src = '']) => /^http:/.test(src))) return -50;
  if (scripts.length === 0) return 0;
  if (scripts.every(([tag]) => tag.includes('integrity="'))) return 5;
  return scripts.every(([, src = '']) => /^\/(?!\/)/.test(src)) ? 0 : -5;
};

/** The HTTP Observatory's tests with its published scores; bonus points count from 90. */
const observatoryScore = ({ headers, html }: Site) => {
  const points = [
    policyScore(headers),
    cookieScore(headers),
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
    transportScore(headers),
    framingScore(headers),
    referrerScore(headers),
    integrityScore(html),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    /^same-(site|origin)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
  ];
  const sum = (which: (point: number) => boolean) => points.filter(which).reduce((total, point) => total + point, 0);
  const kept = 100 + sum((point) => point < 0);
  return kept >= 90 ? kept + sum((point) => point > 0) : Math.max(0, kept);
};

/** The least score for A+. */
const best = 100;

const folder = mkdtempSync(join(tmpdir(), 'edge-headers-'));
const store = createFolderStore(folder);
const edgeOn = (channel: string) =>
  createEdge({ store, channel, config: aConfig(), read: () => Promise.resolve(UNREAD) });

const publish = async (release: ReturnType<typeof aHost>): Promise<[string, string]> => {
  const artifact = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFileSync(join(artifact, 'release.json'), JSON.stringify(release));
  await store.addRelease(release, artifact);
  return [release.app, release.id];
};

beforeAll(async () => {
  const changes = await Promise.all([aHost(), theCatalog(), theAuth()].map(publish));
  const gate = { files: async () => undefined, set: async () => undefined };
  await promote(store, 'live', Object.fromEntries(changes), { gate });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what the HTTP Observatory rates', () => {
  it.each([
    '/marketplace/',
    '/marketplace/module?id=7',
    '/marketplace/module/7/dashboard',
    '/marketplace/login',
    '/marketplace/unauthorized',
    '/marketplace/nowhere',
  ])('is A+ at %s', async (url) => {
    const edge = await edgeOn('live');
    const { headers, body } = await edge.inject(url);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(observatoryScore({ headers, html: body })).toBeGreaterThanOrEqual(best);
    await edge.close();
  });

  it('is A+ before anything is released', async () => {
    const edge = await edgeOn('empty');
    const { statusCode, headers, body } = await edge.inject('/marketplace/');
    expect(statusCode).toBe(503);
    expect(observatoryScore({ headers, html: body })).toBeGreaterThanOrEqual(best);
    await edge.close();
  });

  it.each([
    ['no policy', { 'content-security-policy': undefined }],
    ['inline scripts', { 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }],
    ['eval', { 'content-security-policy': "script-src 'self' 'unsafe-eval'; object-src 'none'" }],
    ['a short HSTS', { 'strict-transport-security': 'max-age=600' }],
    ['no HSTS', { 'strict-transport-security': undefined }],
    ['a cookie that scripts read', { 'set-cookie': 'a=b; Secure' }],
  ])('would be worse with %s', (_name, change) => {
    const site = { headers: securityHeaders({ development: [] }), html: '' };
    const changed = { ...site, headers: { ...site.headers, ...change } };
    expect(observatoryScore(changed)).toBeLessThan(observatoryScore(site));
  });

  it('is A+ with the cookie of a canary', () => {
    const cookie = { 'set-cookie': 'marketplace-canary=4; Path=/marketplace; HttpOnly; SameSite=Lax' };
    const site = { headers: { ...securityHeaders({ development: [] }), ...cookie }, html: '' };
    expect(observatoryScore(site)).toBeGreaterThanOrEqual(best);
  });
});
