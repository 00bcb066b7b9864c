import { lazy, useMemo, type ComponentType } from 'react';
import { loadedRemoteModule, loadRemoteModule } from './remote-loader.ts';

/**
 * The component that a remote exposes: itself if it is already loaded, else a lazy one that suspends.
 * Another `attempt` retries after a failure with a new lazy component.
 */
export const useRemoteComponent = <Props>(remote: string, expose: string, attempt: number) =>
  useMemo(
    () =>
      (loadedRemoteModule(remote, expose)?.default ??
        lazy(() => loadRemoteModule(remote, expose, attempt > 0))) as unknown as ComponentType<Props>,
    [remote, expose, attempt],
  );
