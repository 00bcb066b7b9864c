import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPorts } from '../remotes/ports.ts';
import { readRemotes, type Remote } from '../remotes/read-remotes.ts';
import { formatFile } from './format-file.ts';
import { replaceLines } from './replace-lines.ts';
import { workflows } from './workflows.ts';

type Edit = (text: string, remotes: readonly Remote[]) => string;

const handle = (team: string) => `@tex-marketplace/${team.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;

const owners: Edit = (text, remotes) =>
  replaceLines(
    text,
    /^\/mfe-/,
    remotes.map(({ name, team }) => `${`/${name}/`.padEnd(14)} ${handle(team)}`),
  );

const teams: Edit = (text, remotes) =>
  replaceLines(
    text,
    /^\|[^|]*\| `mfe-/,
    remotes.map(({ name, team, owns }) => `| ${team} | \`${name}\` | ${owns} |`),
  );

const services: Edit = (text, remotes) =>
  replaceLines(
    text,
    /^ {2}mfe-.*: \{ <<: \*static,/,
    remotes.map(({ name }) => `  ${name}: { <<: *static, build: { context: ., dockerfile: ${name}/Dockerfile } }`),
  );

const staticServers: Edit = (text, remotes) => {
  const servers = remotes.map(({ name }) => `        ${name}=http://${name}:8080`);
  return replaceLines(text, /^ {8}mfe-.*=http/, servers.join(',\n').split('\n'));
};

const edits: Record<string, Edit> = {
  '.github/CODEOWNERS': owners,
  'README.md': teams,
  'docker-compose.yml': (text, remotes) => staticServers(services(text, remotes), remotes),
};

/**
 * The files that list the remotes, as they should be for the folders; undefined for one that belongs to no remote.
 * @throws ReleaseError if two remotes have the same port
 */
export const lists = async (root: string): Promise<Record<string, string | undefined>> => {
  readPorts(root);
  const remotes = await readRemotes(root);
  const edited = Object.entries(edits).map(async ([file, edit]) => {
    const path = join(root, file);
    return [file, await formatFile(path, edit(readFileSync(path, 'utf8'), remotes))];
  });
  const names = remotes.map(({ name }) => name);
  return { ...Object.fromEntries(await Promise.all(edited)), ...workflows(names, root) };
};
