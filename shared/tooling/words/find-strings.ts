import { globSync, readFileSync } from 'node:fs';
import { readStrings } from './read-strings.ts';

/** A text that people read, and where it is written. */
export interface Words {
  /** Application and screen, such as `admin: webhooks`. */
  screen: string;
  file: string;
  line: number;
  text: string;
}

const sources = ['host', 'mfe-*', 'shared', 'api', 'e2e'].map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
const unread =
  /node_modules|\.cache|\.test\.|\.spec\.|\/(test|testing|fixtures|bench|dist|stub)\/|\.d\.ts$|drizzle|^e2e\/(?!looks)/;

/** `mfe-admin/src/webhooks/form.tsx` belongs to `admin: webhooks`. */
const screenOf = (file: string) => {
  const [workspace = '', ...folders] = file.replace('/src/', '/').split('/').slice(0, -1);
  return `${workspace.replace('mfe-', '')}: ${folders.slice(0, workspace === 'api' ? 2 : 1).join('/') || 'general'}`;
};

const data = 'api/demo/**/*.json';

/** Values in a JSON file, with their lines. */
const readData = (_file: string, source: string) =>
  source.split('\n').flatMap((written, index) => {
    const [, text] = /"((?:[^"\\]|\\.)* (?:[^"\\]|\\.)*)",?$/.exec(written) ?? [];
    return text ? [{ line: index + 1, text }] : [];
  });

/** Lines of a guide, without its code blocks. */
const readGuide = (_file: string, source: string) => {
  let isCode = false;
  return source.split('\n').flatMap((written, index) => {
    const isFence = written.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    const text = written.trim();
    return isFence || isCode || !/\p{L}/u.test(text) ? [] : [{ line: index + 1, text }];
  });
};

/** Every string of the repository that people read: screens, emails, documents, errors, help, commands and guides. */
export const findStrings = (root: string): Words[] => {
  const options = { cwd: root, exclude: (name: string) => /node_modules|\.cache/.test(name) };
  const programs = globSync(sources, options).filter((file) => !unread.test(file));
  const guides = globSync(['*.md', 'shared/README.md', 'api/README.md', 'shared/docs/**/*.md'], options);
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const list = (files: string[], screen: (file: string) => string, readFrom: typeof readStrings) =>
    files
      .sort()
      .flatMap((file) => readFrom(file, read(file)).map((found) => ({ screen: screen(file), file, ...found })));
  return [
    ...list(programs, screenOf, readStrings),
    ...list(globSync(data, options), () => 'demo data', readData),
    ...list(guides, () => 'guides', readGuide),
  ];
};
