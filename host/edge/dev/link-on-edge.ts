import type { Composition } from '@marketplace/shared/contracts';
import { PAGE_STATE_ID } from '../../src/start/page-state.ts';
import { BASE_PATH } from '../../src/routing/base-path.ts';

/** How long the edge may take, in milliseconds. */
const PATIENCE = 15_000;

const pageStateOf = (html: string) => {
  const [, text] = new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as { composition: Composition });
};

const read = async (url: string, edge: string) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return await answer.text();
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(`${edge} can't be reached: ${cause instanceof Error ? cause.message : message}.`);
  }
};

/**
 * The address of a deployed storefront's page with these remotes from this machine, by name and port.
 * @throws Error with a sentence unless the storefront accepts them
 */
export const linkOnEdge = async (edge: string, ports: Record<string, number>): Promise<string> => {
  const wanted = Object.entries(ports).map(([name, port]) => `${name}@localhost:${port}`);
  const url = `${edge}${BASE_PATH}/?mfe=${wanted.join()}`;
  const state = pageStateOf(await read(url, edge));
  if (!state) throw new Error(`${edge} has no released storefront.`);
  const { applied, refused } = state.composition.overrides;
  if (refused.length > 0) throw new Error(refused.join('\n'));
  if (applied.length === wanted.length) return url;
  throw new Error(`${edge} is too old to load remotes from a developer's machine.`);
};
