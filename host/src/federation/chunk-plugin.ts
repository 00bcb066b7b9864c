import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isAboutChunk, isTimeout } from './failures.ts';
import { registered } from './registration.ts';
import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { withSecondTry } from './second-try.ts';
import { withTimeLimit } from './time-limit.ts';

/** Timeout for the chunks of a page or widget, in milliseconds; builds give each script the same. */
export const CHUNK_TIME_LIMIT = 120_000;

const mayPass = (failure: unknown) => isAboutChunk(failure) && !isTimeout(failure);

/** Gives the chunks of a page or widget a time limit and a retry, and refuses a module without a component. */
export const chunkPlugin: ModuleFederationRuntimePlugin = {
  name: 'chunk',
  getModuleFactory: ({ remoteEntryExports, expose, moduleInfo }) => {
    const late = () => new RemoteTimeoutError(registered(moduleInfo).remote, CHUNK_TIME_LIMIT);
    const load = async () => remoteEntryExports.get(expose);
    return withSecondTry(() => withTimeLimit(load(), CHUNK_TIME_LIMIT, late), mayPass);
  },
  afterExecuteFactory: ({ moduleInfo, expose, exposeModule, error }) => {
    const loaded = exposeModule as { default?: unknown } | undefined;
    if (!error && !loaded?.default)
      throw new RemoteUnavailableError(registered(moduleInfo).remote, `${expose} brings no component`);
  },
};
