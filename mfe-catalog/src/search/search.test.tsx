import { aModuleCard, fakeApi, fakeClock, renderPage, renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import { aDashboard, many } from '../testing/factories.ts';
import DashboardPage from '../pages/dashboard.tsx';
import SearchDialog from '../widgets/search-dialog.tsx';

const api = fakeApi();
const clock = fakeClock();

/** Answers searches with the given results, and records the requests. */
const serve = (answer: () => Response = () => api.json([aModuleCard()])) => {
  const asked: string[] = [];
  api.get('/tex-admin/modules', ({ request }) => {
    asked.push(new URL(request.url).search);
    return answer() as never;
  });
  return asked;
};

const open = async (dashboard = aDashboard()) => {
  api.get('/tex-suite/dashboard', () => api.json(dashboard));
  const page = renderPage(DashboardPage);
  await clock.settle();
  return { pointer: clock.user(), ...page };
};
const field = () => screen.getByRole('combobox', { name: 'Search modules' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () =>
  screen.getAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true');
const where = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;

describe('the search', () => {
  it('sends one request, 300 ms after the last key [SEARCH-01, SEARCH-06, CONST-22]', async () => {
    const asked = serve();
    const { pointer } = await open();
    await pointer.type(field(), 'sh');
    await clock.pass(299);
    await pointer.type(field(), 'ift');
    await clock.pass(299);
    expect(asked).toEqual([]);
    await clock.pass(1);
    expect(asked).toEqual(['?search=shift&size=10']);
    expect(options()).toHaveLength(1);
  });

  it('requests nothing when only blanks are typed, and sends unusual letters intact', async () => {
    const asked = serve();
    const { pointer } = await open();
    await pointer.type(field(), '   ');
    await clock.pass(1_000);
    expect(asked).toEqual([]);
    await pointer.type(field(), 'R&D 50% ');
    await clock.pass(300);
    expect(asked).toEqual(['?search=R%26D%2050%25&size=10']);
  });

  it('shows at most 10 modules [SEARCH-07, CONST-22]', async () => {
    serve(() =>
      api.json({ content: many(14, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` })) }),
    );
    const { pointer } = await open();
    await pointer.type(field(), 'm');
    await clock.pass(300);
    expect(options()).toHaveLength(10);
  });

  it('says that nothing was found, and what to try [SEARCH-03, SEARCH-04, A-50]', async () => {
    serve(() => api.json([]));
    const { pointer } = await open();
    await pointer.type(field(), 'zeppelin');
    await clock.pass(300);
    expect(screen.getByText('No modules found')).toBeInTheDocument();
    expect(screen.getByText(/zeppelin/)).toBeInTheDocument();
    expect(screen.getByText('Try searching with different keywords.')).toBeInTheDocument();
  });

  it('says when there is no answer, and tries again', async () => {
    serve(() => api.json({}, 404));
    const { pointer } = await open();
    await pointer.type(field(), 'shift');
    await clock.pass(300);
    expect(screen.getByText('Search isn’t responding')).toBeInTheDocument();
    serve();
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.settle();
    expect(options()).toHaveLength(1);
  });

  it('says that a text is too long, and requests nothing', async () => {
    const asked = serve();
    const { pointer } = await open();
    await pointer.click(field());
    await pointer.paste('x'.repeat(201));
    await clock.pass(300);
    expect(screen.getByText('Use at most 200 characters.')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await pointer.keyboard('{Backspace}');
    await clock.pass(300);
    expect(asked).toHaveLength(1);
  });

  it('is empty again at once when it is cleared', async () => {
    serve();
    const { pointer } = await open();
    await pointer.type(field(), 'shift');
    await clock.pass(300);
    await pointer.click(screen.getByRole('button', { name: 'Clear search' }));
    await clock.pass(0);
    expect(field()).toHaveValue('');
    expect(options()).toEqual([]);
  });
});

describe('the results', () => {
  const search = async () => {
    serve(() => api.json(many(3, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` }))));
    const page = await open();
    await page.pointer.type(field(), 'module');
    await clock.pass(300);
    return page;
  };

  it('can be stepped through with the arrows, which wrap around, and opened with Enter [DASH-18]', async () => {
    const page = await search();
    expect(chosen()).toBe(0);
    await page.pointer.keyboard('{ArrowUp}');
    expect(chosen()).toBe(2);
    await page.pointer.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(1);
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await page.pointer.keyboard('{Enter}');
    expect(where(page)).toBe('/module?id=m2');
  });

  describe('Enter', () => {
    const byQuery = (request: Request) => new URL(request.url).searchParams.get('search') ?? '';
    const pending: (() => void)[] = [];
    /** Each query finds one module, named like it; answers that are held wait for `answer`. */
    const start = async ({ held = false } = {}) => {
      api.get('/tex-admin/modules', async ({ request }) => {
        if (held) await new Promise<void>((resolve) => pending.push(resolve));
        const query = byQuery(request);
        return api.json(query === 'none' ? [] : [aModuleCard({ id: query, name: query })]);
      });
      return open();
    };
    const answer = async () => {
      pending.splice(0).forEach((resolve) => resolve());
      await clock.settle();
    };

    it('opens what is typed now, not what the list still shows', async () => {
      const page = await start();
      await page.pointer.type(field(), 'leave');
      await clock.pass(300);
      expect(options()).toHaveLength(1);
      await page.pointer.type(field(), 'x{Enter}');
      await clock.settle();
      expect(where(page)).toBe('/module?id=leavex');
    });

    it('opens the first result, before typing has paused', async () => {
      const page = await start();
      await page.pointer.type(field(), 'leave{Enter}');
      await clock.settle();
      expect(where(page)).toBe('/module?id=leave');
    });

    it('waits for a slow answer', async () => {
      const page = await start({ held: true });
      await page.pointer.type(field(), 'leave');
      await clock.pass(300);
      await page.pointer.keyboard('{Enter}');
      await clock.settle();
      expect(where(page)).toBe('/');
      await answer();
      expect(where(page)).toBe('/module?id=leave');
    });

    it.each([
      ['typing on', 's'],
      ['Escape', '{Escape}'],
      ['leaving the field', '{Tab}'],
    ])('opens nothing after %s', async (_what, keys) => {
      const page = await start({ held: true });
      await page.pointer.type(field(), 'leave{Enter}');
      await page.pointer.keyboard(keys);
      await clock.pass(300);
      await answer();
      expect(where(page)).toBe('/');
    });

    it.each(['none', ' '])('opens nothing when there is nothing: %j', async (text) => {
      const page = await start();
      await page.pointer.type(field(), `${text}{Enter}`);
      await clock.pass(300);
      expect(where(page)).toBe('/');
    });
  });

  it('are links, with what was typed marked in them', async () => {
    await search();
    const option = screen.getByRole('option', { name: /Module 3/ });
    expect(option).toHaveAttribute('href', '/module?id=m3');
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Module']);
  });

  describe('of many', () => {
    const cards = many(10, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` }));
    const find = async (fields: object) => {
      serve(() => api.json({ content: cards, page: 0, size: 10, totalElements: 38, totalPages: 4, ...fields }));
      const page = await open();
      await page.pointer.type(field(), 'time & leave');
      await clock.pass(300);
      return page;
    };
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

    it('are counted and announced, with a link to all of them', async () => {
      const page = await find({});
      expect(announced()).toContain('10 of 38 results');
      await page.pointer.click(screen.getByRole('link', { name: 'See all 38 results' }));
      expect(where(page)).toBe('/search?q=time+%26+leave');
      expect(options()).toEqual([]);
    });

    it('say so if not all were counted', async () => {
      await find({ totalIsLowerBound: true, totalElements: 120 });
      expect(announced()).toContain('10 of more than 120 results');
      expect(screen.getByRole('link', { name: 'See more than 120 results' })).toBeInTheDocument();
    });

    it('have no such link when these are all', async () => {
      await find({ totalElements: 10 });
      expect(announced()).toContain('10 results');
      expect(screen.queryByRole('link', { name: /^See/ })).not.toBeInTheDocument();
    });

    it('say what was probably meant', async () => {
      const page = await find({ didYouMean: 'time and leave' });
      await page.pointer.click(screen.getByRole('link', { name: 'time and leave' }));
      expect(where(page)).toBe('/search?q=time+and+leave');
    });
  });

  it('are opened with a click [DASH-18, A-07]', async () => {
    const page = await search();
    await page.pointer.click(screen.getByRole('option', { name: /Module 3/ }));
    expect(where(page)).toBe('/module?id=m3');
  });

  it('close on Escape and when the field is left, and come back with the focus', async () => {
    const { pointer } = await search();
    await pointer.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('module');
    await pointer.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(3);
    await pointer.tab();
    await pointer.click(screen.getByRole('heading', { name: 'Top Choices' }));
    expect(options()).toEqual([]);
    await pointer.click(field());
    expect(options()).toHaveLength(3);
  });
});

describe('popular searches', () => {
  const chips = () =>
    screen.getByText('Popular searches').parentElement?.querySelectorAll('button') ?? ([] as HTMLButtonElement[]);
  const terms = () => [...chips()].map((chip) => chip.textContent);

  it('come with the dashboard, and a chip searches for its term [SEARCH-02]', async () => {
    const asked = serve();
    const { pointer } = await open();
    expect(terms()).toEqual(['payroll', 'shifts']);
    await pointer.click(screen.getByRole('button', { name: 'shifts' }));
    expect(field()).toHaveValue('shifts');
    expect(field()).toHaveFocus();
    await clock.pass(300);
    expect(asked).toEqual(['?search=shifts&size=10']);
    expect(options()).toHaveLength(1);
  });

  const fallback = ['Dashboard', 'Analytics', 'Reports', 'Management', 'Tools'];

  it('fall back to five terms when there are none [SEARCH-09, A-45]', async () => {
    await open(aDashboard({ popularSearches: [] }));
    expect(terms()).toEqual(fallback);
  });

  it('fall back when the dashboard can’t be loaded, but not while it is loading [SEARCH-09]', async () => {
    api.get('/tex-suite/dashboard', () => api.json({}, 404));
    renderPage(DashboardPage);
    expect(terms()).toEqual([]);
    await clock.settle();
    expect(terms()).toEqual(fallback);
  });
});

it('works in a dialog too, which closes when a module is opened', async () => {
  serve();
  api.get('/tex-suite/dashboard', () => api.json(aDashboard()));
  const onClose = jest.fn();
  const { router } = renderWidget(<SearchDialog open onClose={onClose} />);
  const pointer = clock.user();
  await pointer.type(field(), 'shift');
  await clock.pass(300);
  await pointer.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.search).toBe('?id=attendance');
});

it('goes on with what was typed into the dialog that it replaces', async () => {
  const asked = serve();
  api.get('/tex-suite/dashboard', () => api.json(aDashboard()));
  renderWidget(<SearchDialog open onClose={jest.fn()} typed={() => 'shift'} />);
  await clock.pass(300);
  expect(field()).toHaveValue('shift');
  expect(asked).toEqual(['?search=shift&size=10']);
});

it('suggests popular searches in a dialog until something is typed', async () => {
  const asked = serve();
  api.get('/tex-suite/dashboard', () => api.json(aDashboard({ popularSearches: ['Payroll'] })));
  renderWidget(<SearchDialog open onClose={jest.fn()} />);
  await clock.settle();
  const pointer = clock.user();
  await pointer.click(screen.getByRole('button', { name: 'Payroll' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Payroll');
  expect(screen.queryByText('Popular searches')).toBeNull();
  await clock.pass(300);
  expect(asked).toEqual([expect.stringContaining('search=Payroll')]);
});
