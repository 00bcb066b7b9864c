import { preloadLink, type FileOfRelease } from './release-links.ts';
import { theAuth } from './testing/releases.ts';

const files = { 'entry.js': { size: 1, integrity: 'sha384-e' }, 'page.js': { size: 1, integrity: 'sha384-p' } };
const ours = { ...theAuth(), entry: ['entry.js'], files };
const adopted = { ...ours, adoptedFrom: 'reviews' };
const base = '/marketplace/releases/mfe-auth/1.0.0-auth/';

it.each<[string, FileOfRelease, 'script' | 'style', string]>([
  [
    'a chunk of ours',
    { release: ours, file: 'page.js' },
    'script',
    `rel="preload" as="script" href="${base}page.js" integrity="sha384-p" crossorigin="anonymous"`,
  ],
  [
    'the entry of an adopted remote, which the host loads',
    { release: adopted, file: 'entry.js' },
    'script',
    `rel="preload" as="script" href="${base}entry.js" integrity="sha384-e" crossorigin="anonymous"`,
  ],
  [
    'a chunk of an adopted remote, which its own runtime loads',
    { release: adopted, file: 'page.js' },
    'script',
    `rel="preload" as="script" href="${base}page.js"`,
  ],
  [
    'a style of an adopted remote',
    { release: adopted, file: 'page.css' },
    'style',
    `rel="preload" as="style" href="${base}page.css"`,
  ],
  [
    'an ES module',
    { release: { ...adopted, type: 'module' }, file: 'entry.js' },
    'script',
    `rel="modulepreload" href="${base}entry.js"`,
  ],
])('hints at %s as it is requested later', (_what, one, as, attributes) => {
  expect(preloadLink(as)(one)).toBe(`<link ${attributes}>`);
});
