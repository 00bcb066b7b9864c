import { lazy, useMemo, type ComponentType } from 'react';
import { loadedRemoteModule, loadRemoteModule } from './remote-loader.ts';

/**
 * The component that a remote exposes: at once when it has been loaded before, else one that suspends until it is.
 * Another `attempt` asks anew after a failure, by a new lazy component.
 */
export const useRemoteComponent = <Props>(remote: string, expose: string, attempt: number) =>
  useMemo(
    () =>
      (loadedRemoteModule(remote, expose)?.default ??
        lazy(() => loadRemoteModule(remote, expose, attempt > 0))) as unknown as ComponentType<Props>,
    [remote, expose, attempt],
  );
