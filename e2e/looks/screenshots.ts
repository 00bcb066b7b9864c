import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommandLine } from '../../shared/tooling/cli/command-line.ts';
import { buildGallery } from '../../shared/tooling/gallery/build-gallery.ts';
import { inParallel } from '../../shared/tooling/release/in-parallel.ts';
import { workspaceRoot } from '../../shared/tooling/release/workspace.ts';
import { startProduct } from '../bench/kit/product.ts';
import { withBrowser } from '../bench/kit/with-browser.ts';
import { fillRecords } from './fill-records.ts';
import { picturesPage } from './pictures-page.ts';
import { states } from './states.ts';
import { fileOf, takePicture, themes, widths, type Look, type Picture } from './take-picture.ts';
import { views, type View } from './views.ts';

const { values } = readCommandLine({
  usage: 'npm run screenshots',
  about: `Takes pictures of every view, in its states, both themes and every width, and puts them on one page, next to those of the run before. Says what is wrong with them: text that is cut, overlaps or leaves its box, pages that scroll sideways, small targets, low contrast.`,
  options: {
    only: { type: 'string', value: 'TEXT', help: 'the views whose name contains it' },
    state: { type: 'string', value: 'STATE', help: `usual, ${states.join(', ')}` },
    theme: { type: 'string', value: 'THEME', help: themes.join(' or ') },
    width: { type: 'string', value: 'PIXELS', help: `one of ${widths.join(', ')}` },
    at: { type: 'string', value: 'ORIGIN', help: 'a demo that runs already, such as http://localhost:4000' },
    check: { type: 'boolean', default: false, help: 'takes no pictures, and fails if anything is wrong' },
  },
});
const AT_ONCE = 2;

const components = { name: 'Shared components', path: '', url: pathToFileURL(await buildGallery()).href };

/** Without a sign-in, the server has already rendered the demo's records. */
const statesOf = ({ as, path }: View) => (as && path !== '/' ? [undefined, ...states] : [undefined]);

const wanted: Look[] = [...views, components]
  .filter(({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()))
  .flatMap((view) => statesOf(view).map((state) => ({ view, state })))
  .filter(({ state = 'usual' }) => !values.state || state === values.state)
  .flatMap((one) => themes.flatMap((theme) => widths.map((width) => ({ ...one, theme, width }))))
  .filter(({ theme }) => !values.theme || theme === values.theme)
  .filter(({ width }) => !values.width || width === Number(values.width));

const folder = join(workspaceRoot, 'screenshots');
const before = join(folder, 'before');

/** Keeps the last run's pictures to compare this run with. */
const setAside = (file: string) => {
  if (existsSync(join(folder, file))) renameSync(join(folder, file), join(before, file));
};
const hasChanged = (file: string) =>
  [before, folder].every((one) => existsSync(join(one, file))) &&
  !readFileSync(join(before, file)).equals(readFileSync(join(folder, file)));

const taken = new Map<number, Picture>();
await withBrowser(async (browser, data) => {
  const product = values.at ? undefined : await startProduct(data, { env: { LOGIN_ATTEMPTS_PER_ADDRESS: '100000' } });
  const origin = values.at ?? product?.origin ?? '';
  if (!values.check) mkdirSync(before, { recursive: true });
  try {
    await fillRecords(origin);
    await inParallel([...wanted.entries()], AT_ONCE, async ([place, look]) => {
      if (!values.check) setAside(fileOf(look));
      taken.set(place, await takePicture({ browser, origin, look, folder: values.check ? undefined : folder }));
    });
  } finally {
    await product?.stop();
  }
});

const pictures = wanted.flatMap((_, place) => taken.get(place) ?? []);
const wrong = pictures.flatMap(({ file, found }) => found.map((one) => `${basename(file, '.png')}: ${one}`));
for (const line of wrong) console.log(line);
console.log(`${pictures.length} views, ${wrong.length} findings.`);
if (!values.check) {
  writeFileSync(join(folder, 'index.html'), picturesPage(pictures, hasChanged));
  console.log('screenshots/index.html');
} else if (wrong.length > 0) process.exitCode = 1;
