import { readCategories } from './read-categories.ts';

const totals = { categories: 1, buckets: 0, modules: 0 };
const read = (categories: unknown) => readCategories({ categories, found: 1, totals }).categories;

describe('categories', () => {
  it('have an id, a name and buckets [ENTITY-05]', () => {
    const listed = [{ id: 'hr', name: 'Human Resources', hue: 275, bucketCount: 0, buckets: [] }];
    expect(readCategories({ categories: listed, found: 1, totals })).toEqual({ categories: listed, found: 1, totals });
    expect(read([{ id: 1 }])).toMatchObject([{ id: '1', name: '', buckets: [] }]);
  });

  it('have buckets by name or bucketName, with modules, their count and the category [ENTITY-06, ENTITY-07]', () => {
    const buckets = [
      { id: 1, bucketName: 'Time', modules: [{ id: 2, name: 'Leave', moduleUrl: '' }] },
      { id: 2, name: 'Pay', bucketName: 'Other', moduleCount: 12 },
    ];
    expect(read([{ id: 'hr', name: 'HR', buckets }])[0]?.buckets).toEqual([
      {
        id: '1',
        name: 'Time',
        moduleCount: 1,
        modules: [{ id: '2', name: 'Leave', moduleUrl: null }],
        categoryId: 'hr',
        categoryName: 'HR',
      },
      { id: '2', name: 'Pay', moduleCount: 12, modules: [], categoryId: 'hr', categoryName: 'HR' },
    ]);
  });

  it('list modules with id, name and URL [ENTITY-11]', () => {
    const modules = [
      { id: 'a', name: 'A', moduleUrl: 'https://a.example' },
      { id: 'b', title: 'B by title' },
    ];
    expect(read([{ id: 'hr', buckets: [{ id: 't', modules }] }])[0]?.buckets[0]?.modules).toEqual([
      { id: 'a', name: 'A', moduleUrl: 'https://a.example' },
      { id: 'b', name: 'B by title', moduleUrl: null },
    ]);
  });

  it.each([null, 'text', []])('are not read from %j [CALL-59]', (answer) => {
    expect(() => readCategories(answer)).toThrow();
  });

  it.each([[[null]], [['text']], [[{ id: 'hr', buckets: [null, 'text'] }]]])(
    'survive invalid parts: %j [CALL-59]',
    (categories) => {
      expect(read(categories).flatMap(({ buckets }) => buckets)).toEqual([]);
    },
  );
});
