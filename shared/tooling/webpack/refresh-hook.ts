import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface RefreshHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

// Runs before React looks for it, so that remotes served from source refresh inside a released host.
injectIntoGlobalHook(window);

// A remote brings its own refresh runtime, which finds earlier renderers here.
const hook = (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject.bind(hook);
hook.inject = (renderer) => {
  const id = inject(renderer);
  hook.renderers.set(id, renderer);
  return id;
};
