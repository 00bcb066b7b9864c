import type { RemoteEntry } from '@marketplace/shared/contracts';
import type { RemoteModule } from '@marketplace/shared/federation';
import { getExposed } from './get-exposed.ts';
import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { withSecondTry } from './second-try.ts';
import { withTimeLimit } from './time-limit.ts';

/** Timeout for the chunks of a page or widget, in milliseconds; builds give each script the same. */
export const CHUNK_TIME_LIMIT = 120_000;

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** A script or style that failed to load, as webpack reports it. */
const isAboutChunk = (failure: unknown) => /loading (css )?chunk/i.test(messageOf(failure));
const isTimeout = (failure: unknown) => failure instanceof Error && 'type' in failure && failure.type === 'timeout';
const mayPass = (failure: unknown) => isAboutChunk(failure) && !isTimeout(failure);

/** The part of a release that loading from its container needs. */
type NamedContainer = Pick<RemoteEntry, 'global'> & { name: string };

const loadOnce = async ({ name, global }: NamedContainer, expose: string) => {
  const late = () => new RemoteTimeoutError(name, CHUNK_TIME_LIMIT);
  const loaded = await withTimeLimit(getExposed(global, expose), CHUNK_TIME_LIMIT, late);
  if (!loaded?.default) throw new RemoteUnavailableError(name, `${expose} brings no component`);
  return loaded;
};

/** Loads a module that a connected remote exposes. Retries a chunk that fails, but not code that throws. */
export const loadExposed = async (remote: NamedContainer, expose: string): Promise<RemoteModule> => {
  try {
    return await withSecondTry(() => loadOnce(remote, expose), mayPass);
  } catch (failure) {
    if (isAboutChunk(failure) || failure instanceof RemoteUnavailableError) throw failure;
    throw new RemoteUnavailableError(remote.name, messageOf(failure), { cause: failure });
  }
};
