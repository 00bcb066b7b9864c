import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Type, type RemoteDeclaration } from '@marketplace/shared/contracts';
import { parseJson } from '../parse-json.ts';
import { ReleaseError } from '../release-error.ts';
import { parseShape } from './parse-shape.ts';

const Texts = Type.Array(Type.String());
const strict = { additionalProperties: false };

const Page = Type.Object(
  {
    path: Type.String({ pattern: '^/' }),
    module: Type.String({ pattern: String.raw`^\./` }),
    access: Type.Union([
      Type.Literal('public'),
      Type.Literal('signed-in'),
      Type.Object({ roles: Texts }, strict),
      Type.Object({ marketplaceRoles: Texts }, strict),
    ]),
    title: Type.String({ minLength: 1 }),
    description: Type.Optional(Type.String()),
    bare: Type.Optional(Type.Boolean()),
    data: Type.Optional(Texts),
    query: Type.Optional(Texts),
    noindexWith: Type.Optional(Texts),
    about: Type.Optional(Type.Object({ from: Type.String() })),
  },
  strict,
);

/** As in `remote.ts`, but modules are exposed names. The command names the remote, so these may be absent. */
const ForeignDeclaration = Type.Object(
  {
    name: Type.Optional(Type.String()),
    team: Type.Optional(Type.String()),
    pages: Type.Array(Page),
    widgets: Type.Optional(Type.Record(Type.String(), Type.String())),
    budget: Type.Optional(Type.Record(Type.String(), Type.Number())),
  },
  strict,
);

const read = async (file: string): Promise<unknown> => {
  if (!existsSync(file)) throw new ReleaseError(`There is no declaration ${file}.`);
  if (!file.endsWith('.json')) return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  return parseJson(await readFile(file, 'utf8'), file, 'Correct it.');
};

/** The file where a folder declares what it has. */
const declarationIn = (folder: string) => {
  const found = ['remote.json', 'remote.ts'].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  throw new ReleaseError(
    `There is no declaration of the pages in ${folder}. Add a remote.json, or use --declaration FILE.`,
  );
};

/**
 * The pages and widgets of a build made elsewhere, as its team declares them.
 * @param file JSON, or TypeScript with a default export; by default the one in the folder
 * @throws ReleaseError that says what is wrong with it
 */
export const readForeignDeclaration = async (
  place: string,
  file: string | undefined,
  named: { name: string; team: string | undefined },
): Promise<RemoteDeclaration> => {
  const from = file ?? declarationIn(place);
  const {
    team,
    widgets = {},
    ...declared
  } = parseShape(ForeignDeclaration, await read(from), `${from} isn't a declaration`);
  const owner = named.team ?? team;
  if (!owner) throw new ReleaseError(`Name the team that owns ${named.name}: --team TEAM.`);
  return { ...(declared as Omit<RemoteDeclaration, 'widgets'>), name: named.name, team: owner, widgets };
};
