import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '../release/release-error.ts';
import { pathsOverlap } from '../release/gate/page-pattern.ts';
import { readPorts } from '../remotes/ports.ts';
import { readRemotes } from '../remotes/read-remotes.ts';

/** A remote to create. */
export interface NewRemote {
  name: string;
  team: string;
  /** Of `npm run dev`. */
  port: number;
}

interface Words {
  name?: string | undefined;
  team?: string | undefined;
  port?: string | undefined;
}

/** Where `npm start` serves the storefront. */
const STOREFRONT_PORT = 4000;
/** Paths below the base that belong to no remote. */
const taken = ['/releases', '/unauthorized'];
/** As long as a service fits in one line of the Compose file. */
const LONGEST = 24;

const refuse = (sentence: string): never => {
  throw new ReleaseError(sentence);
};

/** The path of a new remote's page: `/reviews` of `mfe-reviews`. */
export const pathOf = (name: string) => name.replace('mfe-', '/');

const checkName = (name: string | undefined): string => {
  if (name && name.length <= LONGEST && /^mfe(-[a-z][a-z\d]*)+$/.test(name)) return name;
  const given = name ? `, but is "${name}"` : '';
  return refuse(`The name must be like mfe-gift-cards, with at most ${LONGEST} characters${given}.`);
};

const checkTeam = (team: string | undefined): string => {
  if (team && /^[A-Za-z][A-Za-z\d &-]*$/.test(team)) return team;
  return refuse(`Use letters, digits and spaces for the team: --team "Gifts and vouchers".`);
};

const checkPort = (word: string | undefined, root: string): number => {
  const port = word && /^\d+$/.test(word) ? Number(word) : NaN;
  if (!(port >= 1024 && port <= 65535))
    return refuse('Choose an unused port for npm run dev, from 1024 to 65535: --port 3006.');
  const owner = Object.entries(readPorts(root)).find(([, one]) => one === port)?.[0];
  if (owner || port === STOREFRONT_PORT) refuse(`The port ${port} belongs to ${owner ?? 'the storefront'}.`);
  return port;
};

const checkPath = async (name: string, root: string) => {
  const path = pathOf(name);
  const owner = (await readRemotes(root)).find(({ paths }) => paths.some((one) => pathsOverlap(one, path)));
  if (owner) refuse(`The path ${path} belongs to ${owner.name} of team ${owner.team}.`);
  if (taken.includes(path)) refuse(`The path ${path} belongs to the storefront itself.`);
};

/**
 * What the command's words ask for.
 * @throws ReleaseError for anything that can't be created next to what exists
 */
export const readNewRemote = async ({ name, team, port }: Words, root: string): Promise<NewRemote> => {
  const wanted = { name: checkName(name), team: checkTeam(team), port: checkPort(port, root) };
  if (existsSync(join(root, wanted.name))) refuse(`The folder ${wanted.name} already exists.`);
  await checkPath(wanted.name, root);
  return wanted;
};
