import { readdir, readFile, writeFile } from 'node:fs/promises';
import { makePreview } from '../src/catalog/index.ts';

/** Regenerates `previews.json`, which maps each picture in `media` (without its smaller sizes) to its preview. */
const media = new URL('media/', import.meta.url);
const names = (await readdir(media)).filter((name) => /^(slide|shot|video).*(?<!-\d{3,4})\.avif$/.test(name)).sort();
const previews: Record<string, string | undefined> = {};
for (const name of names) previews[name.replace('.avif', '')] = await makePreview(await readFile(new URL(name, media)));
await writeFile(new URL('previews.json', import.meta.url), `${JSON.stringify(previews, null, 2)}\n`);
