import { aPage } from '../testing/render-host.tsx';
import { describePage, subjectPath } from './describe-page.ts';

const page = aPage('/module', {
  title: 'Module',
  description: 'A module of the marketplace.',
  data: ['/tex-admin/modules/{id}'],
  about: { from: '/tex-admin/modules/{id}', title: 'name', description: 'text', image: 'screenshots.0.url' },
});
const at = (search: string) => ({ path: '/module', query: new URLSearchParams(search), params: {} });
const answer = { name: ' Shift Roster ', text: 'Plan shifts.', screenshots: [{ url: '/media/a.avif' }] };

describe('the description of a page', () => {
  it('comes from its subject if the data has it', () => {
    expect(describePage(page, at('?id=7'), answer)).toEqual({
      title: 'Shift Roster',
      description: 'Plan shifts.',
      canonical: '/module?id=7',
      image: '/media/a.avif',
    });
  });

  it.each([undefined, null, {}, { name: '', screenshots: [] }, 'text', { name: { first: 'x' } }])(
    'is its own if the data is %j, which has nothing',
    (nothing) => {
      expect(describePage(page, at('?id=7'), nothing)).toMatchObject({
        title: 'Module',
        description: 'A module of the marketplace.',
        image: undefined,
      });
    },
  );

  it('has one canonical address, whatever else is in the query', () => {
    expect(describePage(page, at('?from=mail&id=7&tab=2'), answer).canonical).toBe('/module?id=7');
    expect(describePage(page, at('?from=mail'), answer).canonical).toBe('/module');
  });

  const list = aPage('/search', {
    description: 'All modules.',
    data: ['/tex-admin/modules?size=24{&search=q}{&page=page-1}{&tag*}'],
    noindexWith: ['q', 'tag'],
  });

  it('is noindex with a filter, but not for each page of a list', () => {
    const canonical = (search: string) => describePage(list, { ...at(search), path: '/search' }, undefined).canonical;
    expect(canonical('')).toBe('/search');
    expect(canonical('?page=2&from=mail')).toBe('/search?page=2');
    expect(canonical('?q=')).toBe('/search');
    expect(canonical('?q=shift')).toBeUndefined();
    expect(canonical('?page=2&tag=a')).toBeUndefined();
  });

  it('is noindex if the page is guarded or has no description', () => {
    expect(describePage({ ...page, access: 'signed-in' }, at('?id=7'), answer).canonical).toBeUndefined();
    expect(describePage(aPage('/newsletter/confirm'), at(''), undefined).canonical).toBeUndefined();
    const login = aPage('/login', { bare: true, description: 'Sign in.' });
    expect(describePage(login, { ...at('?next=/cart'), path: '/login' }, undefined).canonical).toBe('/login');
  });

  it('ends a long description at a word', () => {
    const { description = '' } = describePage(page, at(''), { text: 'word '.repeat(60) });
    expect(description.length).toBeLessThanOrEqual(203);
    expect(description).toMatch(/word …$/);
  });
});

it('reads its subject from the address, and nothing for a guarded page', () => {
  expect(subjectPath(page, at('?id=7'))).toBe('/tex-admin/modules/7');
  expect(subjectPath(page, at('?id=../7'))).toBeUndefined();
  expect(subjectPath({ ...page, access: 'signed-in' }, at('?id=7'))).toBeUndefined();
  expect(subjectPath(aPage('/plain'), at('?id=7'))).toBeUndefined();
});
