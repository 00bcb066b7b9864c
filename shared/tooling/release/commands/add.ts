import { resolve } from 'node:path';
import { UsageError } from '../../cli/command-line.ts';
import { adoptRemote } from '../adopt/adopt-remote.ts';
import { buildSource } from '../adopt/build-source.ts';
import { readForeignDeclaration } from '../adopt/foreign-declaration.ts';
import { channelName, channelOption, gateOptions, percentage, reasonOption } from '../command-line.ts';
import { renderCheckFor } from '../gate/render-check.ts';
import { gateFor } from '../gate/with-browser.ts';
import { promote } from '../promote.ts';
import { ReleaseError } from '../release-error.ts';
import { isApplicationName, remotes } from '../workspace.ts';
import { createCommand } from './command.ts';
import { noteOf } from './note-of.ts';

/** The name of an adopted remote. @throws UsageError, or ReleaseError for one of ours */
const nameOf = (word: string | undefined): string => {
  if (!word || word === 'host' || !isApplicationName(word))
    throw new UsageError('Use lowercase letters, digits and hyphens for the name: --as mfe-reviews.');
  if (remotes.includes(word))
    throw new ReleaseError(`${word} is a folder of this repository. Adopt the remote under another name (--as).`);
  return word;
};

/** A path as the person typed it, where they typed it. */
const fromHere = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);

export const add = createCommand(
  {
    usage: 'npm run release -- add FOLDER|MANIFEST-URL --as mfe-NAME',
    about: 'Adopts a remote that was built elsewhere, and makes it live if it passes the gate.',
    options: {
      as: { type: 'string', value: 'NAME', help: 'its name here, such as mfe-reviews' },
      team: { type: 'string', value: 'TEAM', help: 'who owns it, unless its declaration says so' },
      declaration: {
        type: 'string',
        value: 'FILE',
        help: 'its pages and widgets; by default remote.json in the folder',
      },
      ...channelOption,
      ...gateOptions,
      ...reasonOption,
    },
    most: 1,
  },
  async ({ store, words: [word], values }) => {
    if (!word) throw new UsageError('Name the folder of the build, or the address of its mf-manifest.json.');
    const [name, channel, note] = [nameOf(values.as), channelName(values.channel), noteOf(values)];
    const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
    const isAddress = /^https?:/.test(word);
    if (isAddress && !values.declaration)
      throw new UsageError('Name the file that declares its pages and widgets: --declaration FILE.');
    const place = isAddress ? word : fromHere(word);
    const file = values.declaration === undefined ? undefined : fromHere(values.declaration);
    const declared = await readForeignDeclaration(place, file, { name, team: values.team });
    const gate = await gateFor(store, values.unmounted);
    const { release, folder } = await adoptRemote(buildSource(place), declared);
    await store.addRelease(release, folder);
    const render = renderCheckFor(store);
    const set = await promote(store, channel, { [name]: release.id }, { canaryPercent, gate, render, note });
    const lines = [
      canaryPercent === undefined
        ? `${name} ${release.id} is live on channel ${channel} (set ${set.id}).`
        : `${canaryPercent}% of visitors on channel ${channel} get ${name} ${release.id} (set ${set.id}).`,
      ...(isAddress
        ? ['Only the files in its manifest were copied. Adopt a folder to copy all files, such as pictures.']
        : []),
      `To undo: npm run release -- ${canaryPercent === undefined ? 'rollback' : 'halt'} --channel ${channel}`,
    ];
    return {
      value: { app: name, release: release.id, channel, set: set.id, canaryPercent: canaryPercent ?? null },
      lines,
    };
  },
);
