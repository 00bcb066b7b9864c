import { satisfy, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Explains what the host does not provide, and lets the next attempt load again what failed. For every remote's instance. */
export const sharedPlugin: ModuleFederationRuntimePlugin = {
  name: 'shared',
  resolveShare: (request) => {
    const { shareScopeMap, scope, pkgName, version, shareInfo } = request;
    const { requiredVersion } = shareInfo.shareConfig;
    if (typeof requiredVersion !== 'string' || satisfy(version, requiredVersion)) return request;
    const provided = Object.keys(shareScopeMap[scope]?.[pkgName] ?? {}).join(', ');
    throw new Error(`it needs ${pkgName} ${requiredVersion}, but the host provides ${provided}`);
  },
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    const versions = Object.values(shareScopeMap['default']?.[pkgName] ?? {});
    for (const shared of versions.filter(({ loaded }) => !loaded)) shared.loading = null;
  },
};
