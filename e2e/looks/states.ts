import type { BrowserContext, Route } from 'playwright';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Fields that people fill in, in any response. */
const written = /^(name|title|subject|description|summary|reason|note|message|text|\w+Name)$/;
export const longWord = `Sozialversicherungs${'beitragsnachweis'.repeat(4)}`;
const rightToLeft = 'شركة النور للتجارة والمقاولات';

/** A response with each value changed, from the inside out. */
const changed = (json: Json, change: (key: string, value: Json) => Json, key = ''): Json => {
  if (Array.isArray(json))
    return change(
      key,
      json.map((one) => changed(one, change)),
    );
  if (json === null || typeof json !== 'object') return change(key, json);
  return change(
    key,
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, changed(value, change, name)])),
  );
};

const withText = (text: string) => (key: string, value: Json) =>
  typeof value === 'string' && written.test(key) ? text : value;
const totals = (rows: number) => (key: string, value: Json) =>
  key === 'totalElements' ? rows : key === 'totalPages' ? Math.ceil(rows / 20) : value;
const emptied = (key: string, value: Json) => (key !== '' && Array.isArray(value) ? [] : totals(0)(key, value));

const rewritten = (change: (key: string, value: Json) => Json) => async (route: Route) => {
  const answer = await route.fetch();
  if (!answer.ok() || !answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
  const json = (await answer.json()) as Json;
  // A list that is returned whole has no key.
  const next = Array.isArray(json) && change === emptied ? [] : changed(json, change);
  return route.fulfill({ response: answer, json: next });
};

const refusal = { error: 'Internal Server Error', code: 'internal', message: 'Something went wrong.', requestId: '-' };

/** The API's responses to a page, in place of the demo's records. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  loading: () => Promise.resolve(),
  failed: (route) => route.fulfill({ status: 500, json: refusal }),
  empty: rewritten(emptied),
  'ten thousand rows': rewritten(totals(10_000)),
  'long words': rewritten(withText(longWord)),
  'right to left': rewritten(withText(rightToLeft)),
};

/** A signed-in view's states, other than the usual one. */
export const states = Object.keys(answers);

/** Makes the API respond to every read of the storefront as in this state; the session stays. */
export const inState = async (context: BrowserContext, state: string) => {
  const answer = answers[state];
  if (!answer) return;
  const isRead = (route: Route) => route.request().method() === 'GET' && !route.request().url().includes('/auth/');
  await context.route('**/api/{marketplace,organization}/**', (route) =>
    isRead(route) ? answer(route) : route.fallback(),
  );
};
