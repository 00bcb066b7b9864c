import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Assets {
  sync: string[];
  async: string[];
}

interface FederationManifest {
  exposes: { path: string; assets: { js: Assets; css: Assets } }[];
}

/** What the federation plugin wrote about a remote: the chunks behind each exposed name. */
export const readFederationManifest = (folder: string) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  return (expose: string) => {
    const found = manifest.exposes.find(({ path }) => path === expose);
    if (!found) throw new Error(`The build does not expose ${expose}.`);
    return { scripts: found.assets.js.sync, styles: found.assets.css.sync };
  };
};
