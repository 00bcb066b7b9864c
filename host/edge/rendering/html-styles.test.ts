import type { Release } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release';
import { createHash } from 'node:crypto';
import { theCatalog } from '../testing/releases.ts';
import { createStyleInliner } from './html-styles.ts';

const FILE = 'chunks/page.1a2b.css';
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A store with one stylesheet, which is served as `served`. */
const inliner = (css: string, served: string | null | Error = css) => {
  const readFile = jest.fn(async (): Promise<Buffer | null> => {
    if (served instanceof Error) throw served;
    return served === null ? null : Buffer.from(served);
  });
  const release: Release = theCatalog({ files: { [FILE]: { size: css.length, integrity: digest(css) } } });
  const inline = createStyleInliner({ readFile } as Partial<ReleaseStore> as ReleaseStore);
  return { readFile, inline: () => inline(release, FILE) };
};

it("is found by the remote's own script under its address in the release", async () => {
  expect(await inliner('.a{color:red}').inline()).toBe(`<style data-href="${FILE}">.a{color:red}</style>`);
});

it.each([
  ['url(../assets/a.woff2)', 'url(/marketplace/releases/mfe-catalog/1.0.0-catalog/assets/a.woff2)'],
  ['url("near.svg")', 'url("/marketplace/releases/mfe-catalog/1.0.0-catalog/chunks/near.svg")'],
  ["url( 'near.svg' )", "url('/marketplace/releases/mfe-catalog/1.0.0-catalog/chunks/near.svg')"],
  ['url(data:image/svg+xml;base64,PHN2Zy8+)', 'url(data:image/svg+xml;base64,PHN2Zy8+)'],
  ['url(#mark)', 'url(#mark)'],
  ['url(/media/a.avif)', 'url(/media/a.avif)'],
  ['url(https://cdn.example/a.avif)', 'url(https://cdn.example/a.avif)'],
])('rewrites %s to %s', async (before, after) => {
  const css = `.a{background:${before}}`;
  expect(await inliner(css).inline()).toBe(`<style data-href="${FILE}">.a{background:${after}}</style>`);
});

it('can’t close its element', async () => {
  const element = await inliner('.a::before{content:"</style><script>alert(1)</script></STYLE>"}').inline();
  expect(element?.match(/<\/style/gi)).toHaveLength(1);
  expect(element).toContain('content:"<\\/style>');
});

it('is read once', async () => {
  const { inline, readFile } = inliner('.a{}');
  await Promise.all([inline(), inline()]);
  await inline();
  expect(readFile).toHaveBeenCalledTimes(1);
});

it.each([
  ['was changed on its way', '.a{color:blue}'],
  ['is gone', null],
  ['cannot be read', new Error('The bucket is away.')],
])('is omitted when the file %s', async (_name, served) => {
  expect(await inliner('.a{color:red}', served).inline()).toBeNull();
});
