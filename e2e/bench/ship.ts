import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { copySources } from '../sources/copy-sources.ts';
import { openCart, reloadUntil, writeNote } from './kit/cart-note.ts';
import { changedFolders, fileHashes } from './kit/file-hashes.ts';
import { runCommand, startProduct } from './kit/product.ts';

/*
 * A team's day with mfe-cart, in a copy of the sources: from a changed sentence to the page that shows it, with
 * `npm run ship` and `npm run dev`. The first build of each kind warms the compiler's cache, as on any machine.
 */

const rows: string[][] = [];
const since = (start: number) => (performance.now() - start) / 1000;
const note = (what: string, seconds: number) =>
  rows.push([what, `${seconds.toFixed(1)} s`, (loadavg()[0] ?? 0).toFixed(1)]);

const timed = async <T>(what: string, task: () => Promise<T>) => {
  const start = performance.now();
  const result = await task();
  note(what, since(start));
  return result;
};

const ship = async (browser: Browser, sources: string, dataDir: string) => {
  const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
  const product = await startProduct(dataDir);
  try {
    await runCommand(['build', 'mfe-cart'], env, sources);
    const page = await openCart(browser, product.origin);
    await reloadUntil(page, 'Before tax');
    const before = fileHashes(join(dataDir, 'store/releases'));
    const says = writeNote(sources, ', shipped');

    const start = performance.now();
    const said = await runCommand(['ship', 'mfe-cart'], env, sources);
    note('ship: command', since(start));
    await reloadUntil(page, says);
    note('ship: until a browser shows it', since(start));
    console.log(said.trim());
    const changed = changedFolders(before, fileHashes(join(dataDir, 'store/releases')));
    console.log(`Folders of releases that changed, of ${before.size} files: ${changed.join(', ')}`);
    await page.close();
  } finally {
    await product.stop();
  }
};

const develop = async (browser: Browser, sources: string, dataDir: string) => {
  const options = { command: ['dev', 'mfe-cart'], sources };
  const first = await timed('dev: ready, the first time', () => startProduct(dataDir, options));
  await first.stop();
  const start = performance.now();
  const product = await startProduct(dataDir, options);
  note('dev: ready', since(start));
  try {
    const page = await openCart(browser, product.origin);
    await page.goto('/marketplace/cart', { waitUntil: 'domcontentloaded' });
    await page.getByText(/Before tax.*Taxes/).waitFor();
    note('dev: until the page is shown', since(start));
    for (const words of [', while you look', ', and again']) {
      await timed(`dev: until "${words.slice(2)}" is seen`, () =>
        page.getByText(writeNote(sources, words)).waitFor({ timeout: 60_000 }),
      );
    }
  } finally {
    await product.stop();
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'marketplace-ship-'));
const sources = copySources();
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser() });
try {
  await ship(browser, sources, dataDir);
  await develop(browser, sources, dataDir);
  console.log(
    [['', 'took', 'load average'], ['---', '---:', '---:'], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  );
} finally {
  await browser.close();
  await Promise.all([sources, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
}
