import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { exposedName } from '../webpack/exposed-names.ts';
import { outsidePieces } from '../webpack/outside-config.ts';
import { propsOf } from './needs/read-needs.ts';

/** The names that hosts' plugins give them. */
const TYPES_ARCHIVE = '@mf-types.zip';
const API_TYPES = '@mf-types.d.ts';

/** Equal sources give equal archives. */
const ALWAYS = new Date('2020-01-01T00:00:00');

const component = (props: string) => `import type { ComponentType, ReactNode } from 'react';
declare const Piece: ComponentType<${props}>;
export default Piece;
`;

const mount = (props: string) => `import type { ReactNode } from 'react';
declare const mount: (element: Element, props: ${props}) => () => void;
export default mount;
`;

const session = `interface Tokens {
  accessToken: string;
  refreshToken: string;
}
export declare const signIn: (tokens: Tokens) => Promise<void>;
export declare const signOut: () => void;
`;

/** A page takes its start address, a widget what its contract says. */
const propsOfPiece = (remote: RemoteDeclaration, file: string, contract: Record<string, string>) => {
  const widget = Object.entries(remote.widgets).find(([, module]) => module === file)?.[0];
  return widget ? propsOf(`${remote.name}/${widget}`, contract) : '{ at?: string }';
};

/** The declarations of everything that a remote exposes to other sites, by file. */
export const outsideTypes = (remote: RemoteDeclaration, contract: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(
    outsidePieces(remote).flatMap(({ file }) => {
      const name = exposedName(file).replace('./', '');
      const props = propsOfPiece(remote, file, contract);
      return [
        [`${name}.d.ts`, component(props)],
        [`mount/${name}.d.ts`, mount(props)],
      ];
    }),
  ),
  'session.d.ts': session,
});

/** The declarations as one archive. */
const typesArchive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { mtime: ALWAYS });

/** Types of `loadRemote`, for hosts that load by name. The host's plugin fills in the name it gave the remote. */
const apiTypes = (files: Record<string, string>) => {
  const names = Object.keys(files).map((file) => file.replace(/\.d\.ts$/, ''));
  const key = (name: string) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`;
  return `export type RemoteKeys = ${names.map(key).join(' | ')};
export type PackageType<T> = ${names.map((name) => `T extends ${key(name)} ? typeof import(${key(name)}) :`).join('\n')} any;
`;
};

interface Manifest {
  metaData: { types: object };
}

/** Adds the declarations to an outside build, and names them in its manifest. */
export const addTypes = (folder: string, types: Record<string, string>) => {
  writeFileSync(join(folder, TYPES_ARCHIVE), typesArchive(types));
  writeFileSync(join(folder, API_TYPES), apiTypes(types));
  const path = join(folder, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  manifest.metaData.types = { path: '', name: '', zip: TYPES_ARCHIVE, api: API_TYPES };
  writeFileSync(path, JSON.stringify(manifest));
};
