import type { ImportReport } from '@marketplace/shared/contracts';

type Refused = ImportReport['refused'][number];

const kinds: Record<string, string> = { categories: 'category', buckets: 'bucket', modules: 'module' };
/** Labels of the contract's fields. */
const fields: Record<string, string> = {
  name: 'The name',
  buckets: 'The list of buckets',
  modules: 'The list of modules',
  description: 'The description',
  homepageUrl: 'The homepage',
  repositoryUrl: 'The repository',
  logo: 'The logo',
  tags: 'The tags',
  downloads: 'The number of downloads',
};
/** Contract messages in plain words. */
const rules: Record<string, string> = {
  'is required.': 'is missing.',
  'has characters that are not allowed.': 'can’t be blank.',
  "contains characters that aren't text (NUL or half a character).": 'contains characters that aren’t text.',
  'must be an http or https address.': 'must be a web address that starts with http:// or https://.',
  'must be a file name or an http or https address.':
    'must be a file name or a web address that starts with http:// or https://.',
};

/** What is wrong with a record, in the terms of the screens, and where it is in the file. */
export function refusalOf({ path, reason }: Refused, file: unknown): { place: string; text: string } {
  const steps = stepsOf(path);
  const field = path.slice(steps.at(-1)?.end ?? 0).replace(/^\./, '');
  const place = placeOf(steps, file);
  return {
    place: place.charAt(0).toUpperCase() + place.slice(1),
    text: textOf(field.replaceAll(/\[(\d+)\]/g, '.$1'), reason, file),
  };
}

const stepsOf = (path: string) =>
  [...path.matchAll(/(categories|buckets|modules)\[(\d+)\]/g)].map((found) => {
    const [all, list = '', index] = found;
    return { list, index: Number(index), end: found.index + all.length };
  });

/** For example: category 2 “Storage”, bucket 1 “Databases”, module 4 */
function placeOf(steps: ReturnType<typeof stepsOf>, file: unknown): string {
  let at = file;
  const places = steps.map(({ list, index }) => {
    at = within(within(at, list), index);
    const name = within(at, 'name');
    const named = typeof name === 'string' && name.trim() ? ` “${name.trim()}”` : '';
    return `${kinds[list] ?? list} ${(index + 1).toLocaleString('en-IN')}${named}`;
  });
  return places.join(', ');
}

const within = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function textOf(field: string, reason: string, file: unknown): string {
  if (field && reason.startsWith(`${field} `)) {
    const rule = reason.slice(field.length + 1);
    return `${labelOf(field)} ${rules[rule] ?? rule}`;
  }
  return reason
    .replace(/^"(.*)" appears twice/, '“$1” appears twice')
    .replace('The record must be an object.', 'This must be an object with a name, in braces.')
    .replace(/The first is (\S+)\.$/, (_, path: string) => `The first is ${placeOf(stepsOf(path), file)}.`);
}

function labelOf(field: string): string {
  const [name = '', index] = field.split('.');
  return index === undefined ? (fields[name] ?? name) : `${name === 'tags' ? 'Tag' : name} ${Number(index) + 1}`;
}
