import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@marketplace/shared/federation';
import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { withSecondTry } from './second-try.ts';
import { withTimeLimit } from './time-limit.ts';

/** In milliseconds for the chunks of a page or widget; builds give each script the same. */
export const CHUNK_TIME_LIMIT = 120_000;

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** A script or style that did not come, as webpack tells it. */
const isAboutChunk = (failure: unknown) => /loading (css )?chunk/i.test(messageOf(failure));
const isTimeout = (failure: unknown) => failure instanceof Error && 'type' in failure && failure.type === 'timeout';
const mayPass = (failure: unknown) => isAboutChunk(failure) && !isTimeout(failure);

const loadOnce = async (remote: string, expose: string) => {
  const loading = loadRemote<RemoteModule>(`${remote}/${expose.replace('./', '')}`);
  const loaded = await withTimeLimit(loading, CHUNK_TIME_LIMIT, () => new RemoteTimeoutError(remote, CHUNK_TIME_LIMIT));
  if (!loaded?.default) throw new RemoteUnavailableError(remote, `${expose} brings no component`);
  return loaded;
};

/** Loads what a connected remote exposes: a chunk that fails is asked for twice, code that throws is not. */
export const loadExposed = async (remote: string, expose: string): Promise<RemoteModule> => {
  try {
    return await withSecondTry(() => loadOnce(remote, expose), mayPass);
  } catch (failure) {
    if (isAboutChunk(failure) || failure instanceof RemoteUnavailableError) throw failure;
    throw new RemoteUnavailableError(remote, messageOf(failure), { cause: failure });
  }
};
