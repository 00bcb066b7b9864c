import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatFile } from '../generate/format-file.ts';
import type { NewRemote } from './new-remote.ts';

const template = join(import.meta.dirname, 'template');

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names in the template, and what replaces each. */
const namesOf = ({ name, team, port }: NewRemote): [string, string][] => {
  const words = name.split('-').slice(1);
  return [
    ['new-thing', words.join('-')],
    ['NewThing', words.map(capital).join('')],
    ['New thing', capital(words.join(' '))],
    ['new thing', words.join(' ')],
    ['New team', team],
    ['3999', String(port)],
  ];
};

/** Writes the folder of a new remote. */
export const fillTemplate = async (remote: NewRemote, root: string): Promise<void> => {
  const fill = (text: string) =>
    namesOf(remote).reduce((filled, [from, to]) => filled.replaceAll(from, () => to), text);
  for (const file of globSync('**', { cwd: template })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    const target = join(root, remote.name, fill(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await formatFile(target, fill(readFileSync(join(template, file), 'utf8'))));
  }
};
