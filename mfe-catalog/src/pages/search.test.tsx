import { fakeApi, fakeClock, renderPage } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import { aListedModule, many, someFacets } from '../testing/factories.ts';
import SearchPage from './search.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));
const clock = fakeClock();

const content = many(24, (number) => aListedModule({ id: `m${number}`, name: `Module ${number}` }));
const aPage = { content, page: 0, size: 24, totalElements: 60, totalPages: 3, facets: someFacets };

/** Answers searches with the given results, and records the requests. */
const serve = (answer: () => unknown = () => api.json(aPage)) => {
  const asked: string[] = [];
  api.get('/tex-admin/modules', ({ request }) => {
    asked.push(new URL(request.url).search);
    return answer() as never;
  });
  return asked;
};
const open = async (query = '', answer?: () => unknown) => {
  const asked = serve(answer);
  const page = renderPage(SearchPage, { path: '/search', at: `/search${query}` });
  await clock.settle();
  return { asked, pointer: clock.user(), search: () => page.router.state.location.search, ...page };
};
const group = (name: string) => within(screen.getByRole('region', { name }));
const ask = '?size=24&facets=true';

describe('the search page', () => {
  it('shows all modules without words, counted, with numbered pages', async () => {
    const { asked } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'All modules' })).toBeInTheDocument();
    expect(screen.getByText('60 modules')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('link', { name: /Know More/ })).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?page=3');
    expect(asked).toEqual([ask]);
  });

  it('requests what its address says', async () => {
    const { asked } = await open('?q=shift+plan&page=2&sort=downloads&category=hr&tag=a&tag=b&rating=4');
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “shift plan”' })).toBeInTheDocument();
    expect(asked).toEqual([`${ask}&search=shift+plan&page=1&sort=downloads&category=hr&rating=4&tag=a&tag=b`]);
  });

  it('is narrowed by a link, which keeps the words and starts again at the first page', async () => {
    const { asked, pointer, search } = await open('?q=shift&page=2');
    const option = group('Category').getByRole('link', { name: /Human Resources/ });
    expect(option).toHaveAttribute('href', '/search?q=shift&category=hr');
    expect(option).toHaveAttribute('rel', 'nofollow');
    await pointer.click(option);
    await clock.settle();
    await pointer.click(group('Category').getByRole('link', { name: /Finance/ }));
    await clock.settle();
    expect(search()).toBe('?q=shift&category=hr&category=finance');
    expect(asked.at(-1)).toBe(`${ask}&search=shift&category=hr&category=finance`);
    expect(group('Category').getByRole('link', { name: /Finance/ })).toHaveAttribute('aria-current', 'true');
  });

  it.each(['?q=shift&trial=yes&tag=a', '?tag=a&utm_source=mail&trial=yes&q=shift'])(
    'makes the same links from %s, so that it hydrates as the edge rendered it',
    async (query) => {
      const { container } = await open(query);
      expect(group('Rating').getByRole('link')).toHaveAttribute('href', '/search?q=shift&trial=yes&tag=a&rating=4');
      const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
      expect(hidden.map(({ name }) => name)).toEqual(['trial', 'tag']);
    },
  );

  it('takes one rating at a time', async () => {
    await open('?rating=3');
    expect(group('Rating').getByRole('link', { name: /4 and up/ })).toHaveAttribute('href', '/search?rating=4');
  });

  it('shows what is chosen, and removes one or all of it', async () => {
    const { pointer, search } = await open('?q=shift&category=hr&tag=a');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(screen.getByText('Filters (2)')).toBeInTheDocument();
    await pointer.click(chips.getByRole('link', { name: 'Remove Human Resources' }));
    await clock.settle();
    expect(search()).toBe('?q=shift&tag=a');
    await pointer.click(screen.getByRole('link', { name: 'Clear all' }));
    await clock.settle();
    expect(search()).toBe('?q=shift');
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('lists the most frequent values, the others on demand, but a chosen one at once', async () => {
    await open('?tag=h');
    const [first, further] = screen.getAllByRole('list').filter((list) => list.closest('section[aria-label=Tags]'));
    expect(within(first as HTMLElement).getAllByRole('link')).toHaveLength(7);
    expect(further?.closest('details')).not.toHaveAttribute('open');
    expect(group('Tags').getByText('Show 1 more')).toBeInTheDocument();
  });

  it('says that nothing was found [SEARCH-03, SEARCH-04]', async () => {
    await open('?q=zeppelin', () => api.json({ ...aPage, content: [], totalElements: 0 }));
    expect(screen.getByText('No modules found')).toBeInTheDocument();
    expect(screen.getByText('Try searching with different keywords.')).toBeInTheDocument();
    expect(screen.getByText('0 modules')).toBeInTheDocument();
  });

  it('offers to clear the filters when nothing is left', async () => {
    await open('?q=zeppelin&tag=a', () => api.json({ ...aPage, content: [], totalElements: 0 }));
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/search?q=zeppelin');
  });

  it('says what was probably meant', async () => {
    await open('?q=atendance', () => api.json({ ...aPage, didYouMean: 'attendance' }));
    expect(screen.getByRole('link', { name: 'attendance' })).toHaveAttribute('href', '/search?q=attendance');
  });

  it('says how long a search may be, and does not request a longer one', async () => {
    const { asked } = await open(`?q=${'x'.repeat(300)}`);
    expect(screen.getByRole('textbox', { name: 'Search modules' })).toHaveAccessibleDescription(
      'Use at most 200 characters.',
    );
    expect(asked).toEqual([ask]);
    expect(screen.getByRole('heading', { level: 1, name: 'All modules' })).toBeInTheDocument();
  });

  it('offers a way back from an address that the API refuses', async () => {
    const { pointer } = await open('?q=shift&rating=9', () => api.json({}, 400));
    expect(screen.getByText('This search isn’t valid')).toBeInTheDocument();
    serve();
    await pointer.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await clock.settle();
    expect(screen.getByText('60 modules')).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    const { pointer } = await open('', () => api.json({}, 403));
    serve();
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.settle();
    expect(screen.getByText('60 modules')).toBeInTheDocument();
  });

  it('sends its fields and choices as a form without scripts', async () => {
    const { container } = await open('?q=shift&sort=name&page=2&tag=a&tag=b');
    const form = container.querySelector('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/search']);
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['q', 'shift'],
      ['sort', 'name'],
      ['tag', 'a'],
      ['tag', 'b'],
    ]);
  });
});
