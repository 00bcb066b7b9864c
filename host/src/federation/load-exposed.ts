import type { RemoteEntry } from '@marketplace/shared/contracts';
import type { RemoteModule } from '@marketplace/shared/federation';
import { getExposed } from './get-exposed.ts';
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

/** A release of a remote, as far as its container goes. */
type NamedContainer = Pick<RemoteEntry, 'global'> & { name: string };

const loadOnce = async ({ name, global }: NamedContainer, expose: string) => {
  const late = () => new RemoteTimeoutError(name, CHUNK_TIME_LIMIT);
  const loaded = await withTimeLimit(getExposed(global, expose), CHUNK_TIME_LIMIT, late);
  if (!loaded?.default) throw new RemoteUnavailableError(name, `${expose} brings no component`);
  return loaded;
};

/** Loads what a connected remote exposes: a chunk that fails is asked for twice, code that throws is not. */
export const loadExposed = async (remote: NamedContainer, expose: string): Promise<RemoteModule> => {
  try {
    return await withSecondTry(() => loadOnce(remote, expose), mayPass);
  } catch (failure) {
    if (isAboutChunk(failure) || failure instanceof RemoteUnavailableError) throw failure;
    throw new RemoteUnavailableError(remote.name, messageOf(failure), { cause: failure });
  }
};
