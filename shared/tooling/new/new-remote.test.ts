import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, removeFolders } from '../release/testing/artifacts.ts';
import { readNewRemote } from './new-remote.ts';

const reviews = { name: 'mfe-reviews', team: 'Reviews', port: '3006' };

const remoteTs = (name: string, path: string) =>
  `export default { name: '${name}', team: 'Catalog', pages: [{ path: '${path}' }], widgets: {} };`;

let root: string;
beforeEach(() => {
  root = aFolder({
    'mfe-catalog/package.json': '{"config":{"port":3004}}',
    'mfe-catalog/remote.ts': remoteTs('mfe-catalog', '/Ratings/:id?'),
  });
});
afterAll(removeFolders);

it('is what the command asks for', async () => {
  const wanted = { name: 'mfe-reviews', team: 'Reviews', port: 3006 };
  expect(await readNewRemote(reviews, root)).toEqual(wanted);
});

const NAME = 'The name must be like mfe-gift-cards, with at most 24 characters';
const PORT = 'Choose an unused port for npm run dev, from 1024 to 65535: --port 3006.';
const TEAM = 'Use letters, digits and spaces for the team: --team "Gifts and vouchers".';

it.each([
  ['no name', { name: undefined }, `${NAME}.`],
  ['a name without mfe-', { name: 'reviews' }, `${NAME}, but is "reviews".`],
  ['a name in capitals', { name: 'mfe-Reviews' }, `${NAME}, but is "mfe-Reviews".`],
  ['a name that leads elsewhere', { name: 'mfe-../api' }, `${NAME}, but is "mfe-../api".`],
  ['a name with an empty word', { name: 'mfe-gift--cards' }, `${NAME}, but is "mfe-gift--cards".`],
  ['a name that begins a word with a digit', { name: 'mfe-3d' }, `${NAME}, but is "mfe-3d".`],
  ['a long name', { name: `mfe-${'x'.repeat(21)}` }, `${NAME}, but is "mfe-${'x'.repeat(21)}".`],
  ['no team', { team: undefined }, TEAM],
  ['a team of spaces', { team: ' ' }, TEAM],
  ['a team that would end a string', { team: "Reviewers' choice" }, TEAM],
  ['no port', { port: undefined }, PORT],
  ['a port in words', { port: '3006a' }, PORT],
  ['a low port', { port: '80' }, PORT],
  ['a high port', { port: '65536' }, PORT],
  ['the port of another remote', { port: '3004' }, 'The port 3004 belongs to mfe-catalog.'],
  ['the port of the storefront', { port: '4000' }, 'The port 4000 belongs to the storefront.'],
  ['a path of another remote', { name: 'mfe-ratings' }, 'The path /ratings belongs to mfe-catalog of team Catalog.'],
  ['a path of the storefront', { name: 'mfe-releases' }, 'The path /releases belongs to the storefront itself.'],
])('refuses %s', async (_what, change, sentence) => {
  await expect(readNewRemote({ ...reviews, ...change }, root)).rejects.toThrow(new Error(sentence));
});

it('refuses a folder that exists', async () => {
  mkdirSync(join(root, 'mfe-reviews'));
  await expect(readNewRemote(reviews, root)).rejects.toThrow('The folder mfe-reviews already exists.');
});
