import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedPlugin } from './shared-plugin.ts';

/** A remote's instance that consumes what the host provides, without a fallback. */
const remoteWith = (get: () => Promise<() => unknown>) => {
  const host = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      '@marketplace/shared/form': {
        version: '2.1.0',
        get,
        shareConfig: { singleton: true, requiredVersion: '^2.1.0' },
      },
    },
  });
  void host.initializeSharing('default');
  const remote = createInstance({ name: 'mfe_cart_1', remotes: [], plugins: [sharedPlugin] });
  remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  return (requiredVersion: string) =>
    remote.loadShare('@marketplace/shared/form', {
      customShareInfo: {
        version: '2.1.0',
        scope: ['default'],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion },
      },
    });
};

const form = { useForm: () => undefined };

it('gives a remote what the host provides in a version that fits', async () => {
  const loadShare = remoteWith(() => Promise.resolve(() => form));
  const factory = await loadShare('^2.0.0');
  expect(factory && factory()).toBe(form);
});

it('names a version that does not fit', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const get = jest.fn(() => Promise.resolve(() => form));
  await expect(remoteWith(get)('^3.0.0')).rejects.toThrow(
    'it needs @marketplace/shared/form ^3.0.0, but the host provides 2.1.0',
  );
  expect(get).not.toHaveBeenCalled();
  expect(warned).toHaveBeenCalled();
});

it('asks the host again after a failure', async () => {
  const get = jest.fn(() => Promise.resolve(() => form));
  get.mockRejectedValueOnce(new Error('Loading chunk form failed.'));
  const loadShare = remoteWith(get);
  await expect(loadShare('^2.0.0')).rejects.toThrow('Loading chunk form failed.');
  const factory = await loadShare('^2.0.0');
  expect(factory && factory()).toBe(form);
  expect(get).toHaveBeenCalledTimes(2);
});
