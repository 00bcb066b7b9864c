import type { EarlyAnswer } from '@marketplace/shared/http';
import { CHECK_PATH, FIRST_DATA } from '../src/start/first-data.ts';
import { escapeHtml } from './html.ts';
import { inlineProgram } from './inline-program.ts';

/** Names what a guarded page needs first: who is signed in, and the page's own data. */
export const firstDataTag = (api: string, paths: string[]) =>
  `<meta name="first-data" data-api="${escapeHtml(api)}" data-paths="${escapeHtml(JSON.stringify([CHECK_PATH, ...paths]))}">`;

/** The response of a path; undefined without one in JSON. It waits as long as the application for its requests. */
const ask = async (address: string, token: string): Promise<EarlyAnswer | undefined> => {
  try {
    const answer = await fetch(address, {
      credentials: 'include',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), data: await answer.json() };
  } catch {
    return undefined;
  }
};

const storedToken = () => {
  try {
    return localStorage.getItem('accessToken');
  } catch {
    return null;
  }
};

/** Requests with the visitor's token what the page needs first, while its scripts load. */
const askForFirstData = (name: string) => {
  const { api = '', paths = '[]' } = document.querySelector<HTMLMetaElement>('meta[name=first-data]')?.dataset ?? {};
  const token = storedToken();
  if (!token) return;
  const answers = (JSON.parse(paths) as string[]).map((path) => [path, ask(`${api}${path}`, token)]);
  Reflect.set(window, name, { token, answers: Object.fromEntries(answers) });
};

export const firstDataScript = inlineProgram(askForFirstData, [FIRST_DATA], [ask, storedToken]);
