import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../shared/tooling/browser/find-browser.ts';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { narrow, wide } from './kit/conditions.ts';
import { importLargeBucket } from './kit/large-bucket.ts';
import { startProduct } from './kit/product.ts';
import { scrollPage, type Scroll, type Subject } from './kit/scroll-page.ts';

/*
 * How smoothly pages scroll on a processor slowed to a quarter: the dashboard, and a bucket of 5,000 modules.
 * A page of plain text shows how many frames this machine loses anyway.
 */

const ROUNDS = 5;

const screens: Record<string, BrowserContextOptions> = {
  '1440 wide': wide,
  '390 wide': narrow,
};

const blank = `data:text/html,<meta name="viewport" content="width=device-width"><body style="font:16px/1.5 sans-serif">${'<p>Nothing but text.</p>'.repeat(120)}`;

/** The median round by missed frames. */
const middle = (rounds: Scroll[]) =>
  rounds.sort((one, other) => one.missed / one.frames - other.missed / other.frames)[Math.floor(rounds.length / 2)];

const measure = async (browser: Browser, subject: Subject, options: BrowserContextOptions) => {
  const rounds: Scroll[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scrollPage(browser, subject, options));
  return middle(rounds);
};

const row = (name: string, scroll: Scroll | undefined) =>
  scroll
    ? [
        name,
        String(scroll.elements),
        String(Math.round(scroll.distance)),
        String(scroll.frames),
        String(scroll.missed),
        (60 * (1 - scroll.missed / scroll.frames)).toFixed(1),
        scroll.longest.toFixed(0),
        scroll.work.toFixed(1),
        String(scroll.long),
      ]
    : [name];

const table = (rows: string[][]) => {
  const head = [
    'page',
    'elements',
    'pixels',
    'frames',
    'missed',
    'per second',
    'longest (ms)',
    'work per frame (ms)',
    'over 50 ms',
  ];
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  console.log([head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
};

const folder = await mkdtemp(join(tmpdir(), 'marketplace-scroll-'));
const product = await startProduct(folder);
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser() });
try {
  const bucket = await importLargeBucket(product, folder);
  const home = `${product.origin}/marketplace/`;
  const subjects: Record<string, Subject> = {
    'text only': { url: blank, shows: 'Nothing but text.' },
    dashboard: { url: home, shows: 'Know More' },
    'bucket of 5,000': { url: `${home}bucket?id=${bucket}`, shows: 'Know More' },
  };
  const rows: string[][] = [];
  for (const [width, options] of Object.entries(screens))
    for (const [name, subject] of Object.entries(subjects))
      rows.push(row(`${name}, ${width}`, await measure(browser, subject, options)));
  table(rows);
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
