import { readdir, readFile, writeFile } from 'node:fs/promises';
import { makePreview } from '../src/catalog/index.ts';

/** Writes `previews.json` anew: a preview for each picture in `media`, by the name of its widest file. */
const media = new URL('media/', import.meta.url);
const names = (await readdir(media)).filter((name) => /^(slide|shot|video).*(?<!-\d{3,4})\.avif$/.test(name)).sort();
const previews: Record<string, string | undefined> = {};
for (const name of names) previews[name.replace('.avif', '')] = await makePreview(await readFile(new URL(name, media)));
await writeFile(new URL('previews.json', import.meta.url), `${JSON.stringify(previews, null, 2)}\n`);
