import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { RELEASES_PATH } from '../compose.ts';

/** Timeout for a file, and how long until a failed server is retried, in milliseconds. */
const TIME_LIMIT = 2_000;
const REST = 5_000;

/** Application to the origin of its static server. */
export type StaticServers = Record<string, string>;

/** The bytes as sent, even compressed; null for anything but a complete file. */
const download = (url: string) =>
  new Promise<Buffer | null>((resolve, reject) => {
    const request = get(url, { timeout: TIME_LIMIT }, (answer) => {
      if (answer.statusCode === 200) {
        void buffer(answer).then(resolve, reject);
        return;
      }
      answer.resume();
      if ((answer.statusCode ?? 500) < 500) resolve(null);
      else reject(new Error(`${url} answers ${answer.statusCode}.`));
    });
    request.once('timeout', () => request.destroy(new Error(`${url} isn’t responding.`)));
    request.once('error', reject);
  });

/** A store that serves an application's files from its own server, with itself as the fallback. */
export const withStaticServers = (store: ReleaseStore, servers: StaticServers): ReleaseStore => {
  const restsUntil = new Map<string, number>();
  const fromServer = async (app: string, path: string) => {
    const origin = servers[app];
    if (origin === undefined || (restsUntil.get(app) ?? 0) > Date.now()) return null;
    return download(`${origin}${RELEASES_PATH}/${app}/${path}`).catch(() => {
      restsUntil.set(app, Date.now() + REST);
      return null;
    });
  };
  return {
    ...store,
    folder: null,
    readFile: async (app, id, file) => (await fromServer(app, `${id}/${file}`)) ?? store.readFile(app, id, file),
  };
};

/** @throws Error for anything other than `mfe-cart=http://mfe-cart:8080,…`. */
export const readStaticServers = (text: string): StaticServers =>
  Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [, app, origin] = /^([a-z-]+)=(http:\/\/[^/]+)\/?$/.exec(part) ?? [];
        if (app && origin) return [app, origin];
        throw new Error(`STATIC_SERVERS must be like mfe-cart=http://mfe-cart:8080, but has "${part}".`);
      }),
  );
