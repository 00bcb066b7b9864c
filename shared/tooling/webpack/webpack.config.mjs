// For looking into a build by hand: from shared/tooling/, `pnpm exec webpack --config webpack/webpack.config.mjs --env app=mfe-cart --json`.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();

export default async ({ app }) => {
  const root = fileURLToPath(new URL(`../../../${app}`, import.meta.url));
  const build = { root, app, outputPath: `${root}/dist`, flavour: 'production', buildKey: 'inspect' };
  if (app === 'host') return (await import('./host-config.ts')).hostConfig(build);
  const { default: remote } = await import(`${root}/remote.ts`);
  return (await import('./remote-config.ts')).remoteConfig(build, remote);
};
