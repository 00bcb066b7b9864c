import { refusalOf } from './refusal.ts';

const file = {
  categories: [
    { name: 'Runtime', buckets: [] },
    { name: ' Storage ', buckets: [{ name: 'Databases', modules: [{ name: 'Ledger' }, { name: '' }] }] },
  ],
};

describe('refusalOf', () => {
  it.each([
    ['categories[1].buckets[0].modules[1].name', 'name must not be empty.', 'The name must not be empty.'],
    [
      'categories[1].buckets[0].modules[1].name',
      'name has characters that are not allowed.',
      'The name can’t be blank.',
    ],
    [
      'categories[1].buckets[0].modules[1].name',
      "name contains characters that aren't text (NUL or half a character).",
      'The name contains characters that aren’t text.',
    ],
    ['categories[1].buckets[0].modules[1].tags[2]', 'tags.2 must be text.', 'Tag 3 must be text.'],
    ['categories[1].buckets[0].modules[1].tags', 'tags must be a list.', 'The tags must be a list.'],
    ['categories[1].buckets[0].modules[1].name', "name can't be blank.", "The name can't be blank."],
    [
      'categories[1].buckets[0].modules[1].homepageUrl',
      'homepageUrl must be an http or https address.',
      'The homepage must be a web address that starts with http:// or https://.',
    ],
    [
      'categories[1].buckets[0].modules[1].downloads',
      'downloads must be at least 0.',
      'The number of downloads must be at least 0.',
    ],
    [
      'categories[1].buckets[0].modules[1]',
      'The record must be an object.',
      'This must be an object with a name, in braces.',
    ],
    [
      'categories[1].buckets[0].modules[1].name',
      '"Ledger" appears twice. The first is categories[1].buckets[0].modules[0].',
      '“Ledger” appears twice. The first is category 2 “Storage”, bucket 1 “Databases”, module 1 “Ledger”.',
    ],
  ])('explains %s: %s', (path, reason, text) => {
    expect(refusalOf({ path, reason }, file)).toEqual({
      place: 'Category 2 “Storage”, bucket 1 “Databases”, module 2',
      text,
    });
  });

  it('names the list that a category lacks', () => {
    expect(refusalOf({ path: 'categories[0].buckets', reason: 'buckets is required.' }, file)).toEqual({
      place: 'Category 1 “Runtime”',
      text: 'The list of buckets is missing.',
    });
  });

  it('counts records when the file has the wrong shape', () => {
    expect(refusalOf({ path: 'categories[1233].name', reason: 'name is required.' }, null)).toEqual({
      place: 'Category 1,234',
      text: 'The name is missing.',
    });
  });
});
