import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommandLine } from '../../shared/tooling/cli/command-line.ts';
import { buildGallery } from '../../shared/tooling/gallery/build-gallery.ts';
import { inParallel } from '../../shared/tooling/release/in-parallel.ts';
import { workspaceRoot } from '../../shared/tooling/release/workspace.ts';
import { startProduct } from '../bench/kit/product.ts';
import { withBrowser } from '../bench/kit/with-browser.ts';
import { galleryPage } from './gallery-page.ts';
import { takePicture, themes, widths, type Picture } from './take-pictures.ts';
import { views } from './views.ts';

const { values } = readCommandLine({
  usage: 'npm run screenshots',
  about: 'Takes screenshots of every view in both themes and at every width, and puts them on one page.',
  options: {
    only: { type: 'string', value: 'TEXT', help: 'the views whose name contains it' },
    width: { type: 'string', value: 'PIXELS', help: `one of ${widths.join(', ')}` },
  },
});
const AT_ONCE = 2;

const components = { name: 'Shared components', path: '', url: pathToFileURL(await buildGallery()).href };

const wanted = [...views, components]
  .filter(({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()))
  .flatMap((view) => themes.flatMap((theme) => widths.map((width) => ({ view, theme, width }))))
  .filter(({ width }) => !values.width || width === Number(values.width));

const folder = join(workspaceRoot, 'screenshots');
mkdirSync(folder, { recursive: true });

await withBrowser(async (browser, data) => {
  const product = await startProduct(data, { env: { LOGIN_ATTEMPTS_PER_ADDRESS: '100000' } });
  const taken = new Map<number, Picture>();
  try {
    await inParallel([...wanted.entries()], AT_ONCE, async ([place, one]) => {
      taken.set(place, await takePicture({ browser, origin: product.origin, folder, ...one }));
    });
  } finally {
    await product.stop();
  }
  const pictures = wanted.flatMap((_, place) => taken.get(place) ?? []);
  writeFileSync(join(folder, 'index.html'), galleryPage(pictures));
  const wide = pictures.filter(({ overflow }) => overflow > 0);
  for (const { file, overflow } of wide) console.log(`${file}: the page is ${overflow} px too wide.`);
  console.log(`${pictures.length} pictures: screenshots/index.html`);
});
