import { injectIntoGlobalHook } from 'react-refresh/runtime';

interface RefreshHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

// Before React looks for it: remotes served from source then refresh inside a released host.
injectIntoGlobalHook(window);

// A remote brings a refresh runtime of its own, which looks up here the renderers that came before it.
const hook = (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject.bind(hook);
hook.inject = (renderer) => {
  const id = inject(renderer);
  hook.renderers.set(id, renderer);
  return id;
};
