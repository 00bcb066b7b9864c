import { chmod, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogFile } from './read-catalog-file.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'catalog-file-'))));
afterAll(() => rm(folder, { recursive: true }));

const write = async (content: string | Buffer) => {
  const path = join(folder, 'file.json');
  await writeFile(path, content);
  return path;
};

describe('reading a catalog file', () => {
  it('reads JSON, with or without a UTF-8 byte order mark', async () => {
    expect(await readCatalogFile(await write('{"categories":[]}'))).toEqual({ categories: [] });
    expect(await readCatalogFile(await write('\uFEFF{"categories":[]}'))).toEqual({ categories: [] });
  });

  it.each([
    ['empty', '', /is empty\.$/],
    ['blank', ' \n\t', /is empty\.$/],
    [
      'cut short',
      '{\n"categories": [',
      /is not JSON: it ends too early, at line 2, column 16\. Is the file complete\?$/,
    ],
    ['cut in a text', '{"categories": [{"name": "Ru', /is not JSON: .* at line 1, column 2\d/],
    ['not JSON', '{\n  "categories": [,]\n}', /is not JSON: there’s an error at line 2, column 18, at “,\]”\.$/],
    ['closed twice', '{"categories": []}}', /at line 1, column 19, at “}”\.$/],
    ['CSV', 'name,category\nLedger,Finance', /is not JSON: it starts with “name,category Ledger,Fin”\. Spreadsheets/],
    ['a web page', '<!doctype html>', /is not JSON: it starts with “<!doctype html>”/],
    ['nested without end', '{"a":'.repeat(50_000) + ',', /is not JSON: /],
    ['UTF-16', Buffer.from('\uFEFF{"categories":[]}', 'utf16le'), /UTF-16\. Save it as UTF-8\.$/],
    ['UTF-16 without a mark', Buffer.from('{"categories":[]}', 'utf16le'), /UTF-16\. Save it as UTF-8\.$/],
    ['Latin-1', Buffer.from('{"categories":"caf\xe9"}', 'latin1'), /isn’t UTF-8 text/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /isn’t UTF-8 text/],
  ])('says what is wrong with a file that is %s', async (_name, content, sentence) => {
    await expect(readCatalogFile(await write(content))).rejects.toThrow(sentence);
  });

  it('says that a file is too large without reading it', async () => {
    const path = await write('');
    await truncate(path, 200 * 1024 * 1024);
    await expect(readCatalogFile(path)).rejects.toThrow(/is larger than 100 MB\. Split it/);
  });

  it('says what is wrong with a path', async () => {
    await expect(readCatalogFile(join(folder, 'missing.json'))).rejects.toThrow(/^There is no file .*missing\.json\.$/);
    await expect(readCatalogFile(folder)).rejects.toThrow(/is a folder/);
  });

  it('says that a file can’t be read', async () => {
    const path = await write('{}');
    await chmod(path, 0o000);
    // Root may read anything.
    if (process.getuid?.() === 0) expect(await readCatalogFile(path)).toEqual({});
    else await expect(readCatalogFile(path)).rejects.toThrow(/may not be read/);
    await chmod(path, 0o600);
  });

  it('copes with a hundred thousand levels of nesting', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const outcome = await readCatalogFile(await write(`{"categories":[],"more":${deep}}`)).then(
      () => 'read',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^read$|is not JSON/);
  });
});
