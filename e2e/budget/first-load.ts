import type { Page, Request } from 'playwright';

/** What a first load takes, in compressed bytes over the wire. */
export interface FirstLoad {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
  /** Scripts for other pages, which the browser fetches at the lowest priority and does not run. */
  ahead: number;
  /** Scripts that the document names; it answers once they have run. */
  named: number;
  /** Scripts by application; the host's under `host`. */
  byApp: Record<string, number>;
}

const kinds: Record<string, 'html' | 'scripts' | 'styles' | 'fonts'> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

/** Browsers give such requests a type of their own. */
const isAhead = (request: Request) =>
  'prefetch' in request.headers() || (request.headers()['sec-purpose'] ?? '').startsWith('prefetch');

const appOf = (url: string) => /\/releases\/([\w-]+)\//.exec(url)?.[1] ?? 'other';

const settled = async (request: Request) => ({
  url: request.url(),
  isAhead: isAhead(request),
  kind: kinds[request.resourceType()],
  size: (await request.sizes()).responseBodySize,
});

/** Opens an address with an empty cache. */
export const measureFirstLoad = async (page: Page, url: string): Promise<FirstLoad> => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const document = (await (await page.goto(url, { waitUntil: 'networkidle' }))?.text()) ?? '';
  const none = { html: 0, scripts: 0, styles: 0, fonts: 0, ahead: 0, named: 0 };
  const load: FirstLoad = { ...none, requests: requests.length, byApp: {} };
  for (const { url: address, isAhead, kind, size } of await Promise.all(requests.map(settled))) {
    if (isAhead && address.endsWith('.js')) load.ahead += size;
    if (!kind || isAhead) continue;
    load[kind] += size;
    if (kind !== 'scripts') continue;
    load.byApp[appOf(address)] = (load.byApp[appOf(address)] ?? 0) + size;
    if (document.includes(new URL(address).pathname)) load.named += size;
  }
  return load;
};
