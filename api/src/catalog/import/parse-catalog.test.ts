import { parseCatalog } from './parse-catalog.ts';

const fileOf = (...modules: unknown[]) => ({ categories: [{ name: 'C', buckets: [{ name: 'B', modules }] }] });
const at = (rest: string) => `categories[0].buckets[0].modules[0]${rest}`;

describe('reading the records of a file', () => {
  it('takes good ones, trimmed, with blank and repeated tags left out', () => {
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
    ['a number for a name', { name: 5 }, '.name', 'name must be text.'],
    ['a long name', { name: 'x'.repeat(121) }, '.name', 'name must have at most 120 characters.'],
    ['null', null, '', 'The record must be an object.'],
    ['text', 'Tool', '', /must be an object/],
    ['a list', [], '', /./],
    ['a description that is a list', { name: 'x', description: [] }, '.description', 'description must be text.'],
    ['tags that are text', { name: 'x', tags: 'a' }, '.tags', 'tags must be a list.'],
    ['a tag that is a number', { name: 'x', tags: ['a', 1] }, '.tags[1]', /must be text/],
    ['negative downloads', { name: 'x', downloads: -1 }, '.downloads', 'downloads must be at least 0.'],
    ['downloads beyond the column', { name: 'x', downloads: 2_147_483_648 }, '.downloads', /at most/],
    ['a script for a homepage', { name: 'x', homepageUrl: 'javascript:alert(1)' }, '.homepageUrl', /http or https/],
    ['a script in capitals', { name: 'x', homepageUrl: ' JavaScript:alert(1)' }, '.homepageUrl', /http or https/],
    ['data for a repository', { name: 'x', repositoryUrl: 'data:text/html,x' }, '.repositoryUrl', /http or https/],
    ['a homepage without a host', { name: 'x', homepageUrl: 'https://' }, '.homepageUrl', /http or https/],
    ['a script for a logo', { name: 'x', logo: 'javascript:alert(1)' }, '.logo', /file name or/],
    ['a logo of another host', { name: 'x', logo: '//evil.example/x.svg' }, '.logo', /file name or/],
    ['a NUL in the name', { name: 'a\0b' }, '', /not text/],
    ['half a character', { name: 'a\ud800' }, '', /not text/],
  ])('refuses %s, with its path', (_name, module, path, reason) => {
    const { categories, refused } = parseCatalog(fileOf(module));
    expect(refused).toEqual([{ path: at(path), reason: expect.stringMatching(reason) }]);
    expect(categories[0]?.buckets[0]?.modules).toEqual([]);
  });

  it('names every bad record, also below a bad one', () => {
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
  ])('refuses %s of one name twice, and says where the first is', (_name, file, path) => {
    expect(parseCatalog(file).refused).toEqual([
      { path, reason: expect.stringContaining('is there twice: the first is categories[0]') },
    ]);
  });

  it('takes one module name in two buckets', () => {
    const bucket = (name: string) => ({ name, modules: [{ name: 'Same' }] });
    expect(parseCatalog({ categories: [{ name: 'C', buckets: [bucket('a'), bucket('b')] }] }).refused).toEqual([]);
  });

  it.each([null, 5, 'text', [], {}, { categories: {} }, { categories: null }])(
    'refuses the root %j with a sentence',
    (root) => {
      expect(() => parseCatalog(root)).toThrow(/"categories"/);
    },
  );
});
