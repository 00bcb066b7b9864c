import type { Release } from '@marketplace/shared/contracts';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../file-list.ts';
import { createFolderStore } from '../folder-store.ts';
import { precompress } from '../precompress.ts';
import { promote } from '../promote.ts';
import { aFolder, aRelease, removeFolders } from '../testing/artifacts.ts';
import type { Gate } from './gate.ts';

afterAll(removeFolders);

/** A script of this many kilobytes in Brotli, give or take a percent. */
const kilobytes = (count: number) => `'${randomBytes(count * 1_000).toString('base64')}'`;

const chunks = (...files: string[]) => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});
const aPage = (path: string, ...files: string[]): Release['pages'][number] => ({
  ...{ path, access: 'public', title: path, expose: './page' },
  ...chunks(...files),
});
const aWidget = (...files: string[]) => ({ expose: './widget', props: '{}', ...chunks(...files) });

/** Publishes a release with these files and promotes it. */
const createShipper = (compress = true) => {
  const store = createFolderStore(aFolder());
  const ship = async (files: Record<string, string>, fields: Partial<Release> = {}, gate?: Gate) => {
    const folder = aFolder(files);
    const release = aRelease({ files: listFiles(folder), ...fields });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    if (compress) await precompress(folder, Object.keys(files));
    await store.addRelease(release, folder);
    return promote(store, 'live', { [release.app]: release.id }, gate && { gate });
  };
  return { store, ship };
};

describe('the gate refuses a release', () => {
  it('with a stylesheet that reaches beyond the remote’s own elements', async () => {
    const { store, ship } = createShipper();
    const css = '.cart-a { top: 0 } body { display: none } * { top: 0 } h1 { top: 0 } h2 { top: 0 }';
    const files = { 'chunks/cart.css': css, 'chunks/a.css': '.cart-a { top: 0 }', 'outside/theme.css': css };
    await expect(ship(files)).rejects.toMatchObject({
      refusals: [
        {
          rule: 'stray-style',
          team: 'Cart',
          message:
            'chunks/cart.css of mfe-cart 1.0.0-aaaaaaaa styles more than its own elements: body, *, h1. ' +
            'Name a class of a CSS module in every selector.',
        },
      ],
    });
    expect(await store.readChannel('live')).toBeNull();
  });

  it.each([true, false])('over its budget, or the default if it has none (published in Brotli: %s)', async (br) => {
    const { ship } = createShipper(br);
    const files = { 'entry.js': kilobytes(13), 'a.js': kilobytes(6), 'b.js': kilobytes(6), 'a.css': '.cart-a{}' };
    const budget = { entry: 14, '/within': 13, '/over': 11 };
    const pages = [aPage('/within', 'a.js', 'b.js'), aPage('/over', 'a.js', 'b.js', 'a.css'), aPage('/', 'a.js')];
    const widgets = { small: aWidget('a.js'), large: aWidget('a.js', 'b.js') };
    await expect(ship(files, { budget, pages, widgets })).rejects.toMatchObject({
      refusals: [
        {
          rule: 'over-budget',
          team: 'Cart',
          message: expect.stringMatching(
            /^\/over of mfe-cart 1.0.0-aaaaaaaa takes 12\.\d kB of scripts and styles, but its budget is 11 kB \(budget in mfe-cart\/remote.ts\)\.$/,
          ) as string,
        },
        { message: expect.stringContaining('large of mfe-cart 1.0.0-aaaaaaaa takes 12.') as string },
      ],
    });
    await expect(ship(files, { id: '2', budget: {} })).rejects.toThrow(/entry of mfe-cart 2 takes 13\.\d kB/);
  });
});

it('judges neither the host nor the size of a development build', async () => {
  const { ship } = createShipper();
  await ship({ 'host.css': '* { top: 0 }', 'entry.js': kilobytes(13) }, { app: 'host' });
  await ship({ 'entry.js': kilobytes(13) }, { flavour: 'development' });
});

it('lets others ship while a live release has such a problem', async () => {
  const { ship } = createShipper();
  const open = { files: async () => undefined, set: async () => undefined };
  await ship({ 'a.css': 'body { top: 0 }', 'entry.js': kilobytes(13) }, {}, open);
  await expect(ship({}, { app: 'mfe-auth' })).resolves.toMatchObject({ releases: { 'mfe-cart': {}, 'mfe-auth': {} } });
  await expect(ship({ 'a.css': 'body { top: 0 }' }, { id: '2' })).rejects.toThrow('a.css of mfe-cart 2 styles more');
});
