// For inspecting a build by hand: from shared/tooling/, `pnpm exec webpack --config webpack/webpack.config.mjs --env app=mfe-cart --json`.
import { fileURLToPath } from 'node:url';
import { hostConfig } from './host-config.ts';
import { remoteConfig } from './remote-config.ts';

export default async ({ app }) => {
  const root = fileURLToPath(new URL(`../../../${app}`, import.meta.url));
  const build = { root, app, outputPath: `${root}/dist`, flavour: 'production', buildKey: 'inspect' };
  if (app === 'host') return hostConfig(build);
  const { default: remote } = await import(`${root}/remote.ts`);
  return remoteConfig(build, remote);
};
