import type { Page, Request } from 'playwright';
import { saveData } from '../bench/kit/save-data.ts';

/** What a first load takes, in bytes as they come over the wire, compressed. */
export interface FirstLoad {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
  /** Scripts by application; the host's under `host`. */
  byApp: Record<string, number>;
}

const kinds: Record<string, 'html' | 'scripts' | 'styles' | 'fonts'> = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

const appOf = (url: string) => /\/releases\/([\w-]+)\//.exec(url)?.[1] ?? 'other';

const settled = async (request: Request) => ({
  url: request.url(),
  kind: kinds[request.resourceType()],
  size: (await request.sizes()).responseBodySize,
});

/** Opens an address with an empty cache, as a visitor who asked to save data: nothing is loaded ahead. */
export const measureFirstLoad = async (page: Page, url: string): Promise<FirstLoad> => {
  await saveData(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const load: FirstLoad = { html: 0, scripts: 0, styles: 0, fonts: 0, requests: requests.length, byApp: {} };
  for (const { url: address, kind, size } of await Promise.all(requests.map(settled))) {
    if (!kind) continue;
    load[kind] += size;
    if (kind === 'scripts') load.byApp[appOf(address)] = (load.byApp[appOf(address)] ?? 0) + size;
  }
  return load;
};
