import { UsageError } from '../../cli/command-line.ts';

const toChange = (word: string): [string, string] => {
  const [app = '', id = ''] = word.split('@');
  if (!app || !id) throw new UsageError(`Name a release as application@release, such as mfe-cart@1.0.0-1a2b3c4d.`);
  return [app, id];
};

/** The release that each word names, by application. */
export const changesOf = (words: string[]) => Object.fromEntries(words.map(toChange));
