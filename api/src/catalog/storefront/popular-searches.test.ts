import { popularSearches } from './popular-searches.ts';

describe('popular searches', () => {
  it('are up to five: at most three categories or tags, then words of names, most frequent first [SEARCH-08, CONST-22]', () => {
    const terms = popularSearches([
      { name: 'Sales Board', category: 'Sales', tags: ['Deals', 'Board'] },
      { name: 'Sales Quotes', category: 'Sales', tags: ['Deals'] },
      { name: 'Stock & Yard', category: 'Supply', tags: [] },
    ]);
    expect(terms).toEqual(['Sales', 'Deals', 'Board', 'Quotes', 'Stock']);
  });

  it('fall back on the five fixed ones [SEARCH-09]', () => {
    expect(popularSearches([])).toEqual(['Dashboard', 'Analytics', 'Reports', 'Management', 'Tools']);
  });
});
