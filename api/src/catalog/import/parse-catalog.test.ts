import { parseCatalog } from './parse-catalog.ts';

const fileOf = (...modules: unknown[]) => ({ categories: [{ name: 'C', buckets: [{ name: 'B', modules }] }] });
const at = (rest: string) => `categories[0].buckets[0].modules[0]${rest}`;

describe('reading the records of a file', () => {
  it('accepts good ones, trimmed, without blank and repeated tags', () => {
    const { categories, refused } = parseCatalog(
      fileOf({
        name: '  Big   Tool ',
        description: ' Does it. ',
        tags: ['a', ' a', '', 'b'],
        logo: './big.svg',
        more: { x: 1 },
      }),
    );
    expect(refused).toEqual([]);
    expect(categories[0]?.buckets[0]?.modules[0]).toMatchObject({
      name: 'Big Tool',
      description: 'Does it.',
      tags: ['a', 'b'],
    });
  });

  it.each([
    ['no name', {}, '.name', 'name is required.'],
    ['a blank name', { name: '   ' }, '.name', /not allowed/],
    ['a name that nobody sees', { name: '\u200B\u202E\u200D' }, '.name', "name can't be blank."],
    ['a number for a name', { name: 5 }, '.name', 'name must be text.'],
    ['a long name', { name: 'x'.repeat(200) }, '.name', 'name must have at most 120 characters.'],
    ['null', null, '', 'The record must be an object.'],
    ['text', 'Tool', '', /must be an object/],
    ['a list', [], '', /./],
    ['a NUL in the name', { name: 'a\0b' }, '.name', /aren't text/],
    ['half a character', { name: 'a\ud800' }, '.name', /aren't text/],
  ])('refuses a module with %s, and accepts the rest', (_name, module, path, reason) => {
    const { categories, refused, leftOut } = parseCatalog(fileOf(module, { name: 'Good' }));
    expect(refused).toEqual([{ path: at(path), reason: expect.stringMatching(reason) }]);
    expect(leftOut).toEqual([]);
    expect(categories[0]?.buckets[0]?.modules).toEqual([expect.objectContaining({ name: 'Good' })]);
  });

  it.each([
    ['a description that is a list', { description: [] }, '.description', 'description must be text.'],
    ['a NUL in the description', { description: 'a\0b' }, '.description', /^description contains .*aren't text/],
    ['a long description', { description: 'x'.repeat(10_001) }, '.description', /at most 10000/],
    ['tags that are text', { tags: 'a' }, '.tags', 'tags must be a list.'],
    ['negative downloads', { downloads: -1 }, '.downloads', 'downloads must be at least 0.'],
    ['half a download', { downloads: 0.5 }, '.downloads', 'downloads must be a whole number.'],
    ['downloads beyond the column', { downloads: 2_147_483_648 }, '.downloads', /at most/],
    ['a script for a homepage', { homepageUrl: 'javascript:alert(1)' }, '.homepageUrl', /http or https/],
    ['a script in capitals', { homepageUrl: ' JavaScript:alert(1)' }, '.homepageUrl', /http or https/],
    ['data for a repository', { repositoryUrl: 'data:text/html,x' }, '.repositoryUrl', /http or https/],
    ['a homepage without a host', { homepageUrl: 'https://' }, '.homepageUrl', /http or https/],
    ['a script for a logo', { logo: 'javascript:alert(1)' }, '.logo', /file name or/],
    ['a tax code of five digits', { taxCode: '99831' }, '.taxCode', 'taxCode must have 4, 6 or 8 digits.'],
    ['a tax code with letters', { taxCode: 'SAC998314' }, '.taxCode', 'taxCode must have 4, 6 or 8 digits.'],
    ['a logo of another host', { logo: '//evil.example/x.svg' }, '.logo', /file name or/],
  ])('leaves out %s, and accepts its module', (_name, bad, path, reason) => {
    const good = { description: 'Fine.', homepageUrl: 'https://x.example', logo: 'x.svg', tags: ['a'], downloads: 1 };
    const { categories, refused, leftOut } = parseCatalog(fileOf({ name: 'Tool', ...good, ...bad }));
    expect(refused).toEqual([]);
    expect(leftOut).toEqual([{ path: at(path), reason: expect.stringMatching(reason) }]);
    const [field = ''] = Object.keys(bad);
    const { [field as keyof typeof good]: _, ...rest } = good;
    const module = categories[0]?.buckets[0]?.modules[0];
    expect(module).toMatchObject({ name: 'Tool', ...rest });
    expect(module?.[field as keyof typeof good]).toBeUndefined();
  });

  it('leaves out single bad tags, and any beyond fifty', () => {
    const tags = ['a', 'x'.repeat(80), 1, null, 'b\0', ' a ', ...Array.from({ length: 60 }, (_, index) => `t${index}`)];
    const { categories, leftOut } = parseCatalog(fileOf({ name: 'Tool', tags }));
    expect(leftOut.map((one) => one.path)).toEqual([
      ...[1, 2, 3, 4].map((index) => at(`.tags[${index}]`)),
      at('.tags'),
    ]);
    const kept = categories[0]?.buckets[0]?.modules[0]?.tags;
    expect([kept?.length, kept?.[0], kept?.[1], kept?.at(-1)]).toEqual([50, 'a', 't0', 't48']);
  });

  it('reads an empty link as none, and removes zero-width characters from names', () => {
    const { categories, refused, leftOut } = parseCatalog(fileOf({ name: 'In\u200Bgo\u202E ', homepageUrl: '' }));
    expect([...refused, ...leftOut]).toEqual([]);
    expect(categories[0]?.buckets[0]?.modules[0]?.name).toBe('Ingo');
  });

  it('names every bad record, even inside a bad one', () => {
    const { refused } = parseCatalog({
      categories: [
        { name: '', buckets: [{ name: 'B', modules: [{ name: 1 }] }] },
        { name: 'Good', buckets: 'none' },
        { name: 'Good too', buckets: [{ modules: [] }, 7] },
      ],
    });
    expect(refused.map((one) => one.path).sort()).toEqual([
      'categories[0].buckets[0].modules[0].name',
      'categories[0].name',
      'categories[1].buckets',
      'categories[2].buckets[0].name',
      'categories[2].buckets[1]',
    ]);
  });

  it.each([
    [
      'categories',
      {
        categories: [
          { name: 'One', buckets: [] },
          { name: 'ONE ', buckets: [] },
        ],
      },
      'categories[1].name',
    ],
    [
      'buckets of a category',
      {
        categories: [
          {
            name: 'C',
            buckets: [
              { name: 'b', modules: [] },
              { name: 'B', modules: [] },
            ],
          },
        ],
      },
      'categories[0].buckets[1].name',
    ],
    ['modules of a bucket', fileOf({ name: 'x' }, { name: 'X' }), 'categories[0].buckets[0].modules[1].name'],
  ])('refuses a second one of %s with the same name, and says where the first is', (_name, file, path) => {
    expect(parseCatalog(file).refused).toEqual([
      { path, reason: expect.stringContaining('appears twice. The first is categories[0]') },
    ]);
  });

  it('accepts the same module name in two buckets', () => {
    const bucket = (name: string) => ({ name, modules: [{ name: 'Same' }] });
    expect(parseCatalog({ categories: [{ name: 'C', buckets: [bucket('a'), bucket('b')] }] }).refused).toEqual([]);
  });

  it.each([
    [null, /an object with the field "categories", but it contains null\.$/],
    [[], /but it is a list\.$/],
    [5, /but it contains a number\.$/],
    ['text', /but it contains a string\.$/],
    [{}, /"categories"\.$/],
    [{ categories: {} }, /must be a list/],
    [{ categories: null }, /must be a list/],
  ])('refuses the root %j with a sentence', (root, sentence) => {
    expect(() => parseCatalog(root)).toThrow(sentence);
  });
});
