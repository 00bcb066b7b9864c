import { Type, type Static } from '@marketplace/shared/contracts';
import { ReleaseError } from '../release-error.ts';
import { parseShape } from './parse-shape.ts';

const Files = Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) });
const Assets = Type.Object({ js: Files, css: Files });

/** What this needs of the `mf-manifest.json` that every federation plugin writes. */
const ForeignManifest = Type.Object({
  name: Type.String(),
  metaData: Type.Object({
    globalName: Type.String(),
    buildInfo: Type.Object({ buildVersion: Type.String() }),
    remoteEntry: Type.Object({ name: Type.String(), path: Type.String(), type: Type.String() }),
    publicPath: Type.Optional(Type.String()),
  }),
  shared: Type.Array(
    Type.Object({
      name: Type.String(),
      singleton: Type.Optional(Type.Boolean()),
      requiredVersion: Type.Optional(Type.Unknown()),
      assets: Assets,
    }),
  ),
  exposes: Type.Array(Type.Object({ path: Type.String(), assets: Assets })),
});
export type ForeignManifest = Static<typeof ForeignManifest>;

const parseText = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError(`${what}: it is not JSON.`);
  }
};

/** @throws ReleaseError for anything but a Module Federation manifest */
export const parseManifest = (text: string, source: string): ForeignManifest => {
  const what = `${source} has no manifest of Module Federation`;
  return parseShape(ForeignManifest, parseText(text, what), what);
};

/** The entry, relative to the manifest. */
export const entryOf = ({ metaData: { remoteEntry } }: ForeignManifest) =>
  [remoteEntry.path.replace(/^\.?\/|\/$/g, ''), remoteEntry.name].filter((part) => part !== '').join('/');

/** Every file it names, relative to the manifest, without duplicates. */
export const filesNamed = (manifest: ForeignManifest): string[] => {
  const assets = [...manifest.exposes, ...manifest.shared].flatMap((one) => [one.assets.js, one.assets.css]);
  return [...new Set([entryOf(manifest), ...assets.flatMap(({ sync, async: later }) => [...sync, ...later])])];
};
