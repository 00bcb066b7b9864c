import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Whether a release has compressed variants of a file: only files that browsers request. */
export const isPrecompressed = (name: string) => /\.(js|css|svg|json)$/.test(name) && !name.startsWith('server/');

/** Writes `.br` and `.gz` files for every text file of a release. */
export const precompress = async (folder: string, names: string[]) => {
  const compress = async (name: string) => {
    const path = join(folder, name);
    const content = readFileSync(path);
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      deflate(content, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  };
  await Promise.all(names.filter(isPrecompressed).map(compress));
};
