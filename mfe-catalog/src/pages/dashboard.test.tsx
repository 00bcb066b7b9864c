import { ImageLoaderProvider } from '@marketplace/shared/media';
import { networkAtom } from '@marketplace/shared/offline';
import {
  aModuleCard,
  aUser,
  fakeApi,
  fakeClock,
  fakePictures,
  renderPage,
  signInAs,
} from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aDashboard, aDashboardBucket, aDashboardCategory, aSlide, aTopChoice, many } from '../testing/factories.ts';
import DashboardPage from './dashboard.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));
const clock = fakeClock();
const store = getDefaultStore();

const go = (online: boolean) => act(() => store.set(networkAtom, (was) => ({ ...was, online })));
afterEach(() => go(true));

const PATHS = { dashboard: '/tex-suite/dashboard', suggested: '/tex-suite/user/suggested-module' };
let calls: string[];
const serve = (answers: { dashboard?: () => unknown; suggested?: () => unknown } = {}) => {
  calls = [];
  const { dashboard = () => api.json(aDashboard()), suggested = () => api.json([aModuleCard()]) } = answers;
  api.get(PATHS.dashboard, () => (calls.push('dashboard'), dashboard() as never));
  api.get(PATHS.suggested, () => (calls.push('suggested'), suggested() as never));
};
/** Serves everything, but the dashboard only once the returned function is called. */
const holdDashboard = () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  serve();
  api.get(PATHS.dashboard, async () => {
    await held;
    return api.json(aDashboard());
  });
  return () => answer();
};
const refused = () => api.json({ message: 'no' }, 404);
const open = async (user: ReturnType<typeof aUser> | null = null) => {
  signInAs(user);
  const page = renderPage(DashboardPage);
  await clock.settle();
  return { pointer: clock.user(), ...page };
};

const heading = (name: string) => screen.queryByRole('heading', { name });
const errorCard = () => heading('Oops! Something went wrong');
const section = (name: string) => within(screen.getByRole('region', { name }));
const tryAgain = (pointer: ReturnType<typeof clock.user>, name = 'Try Again') =>
  pointer.click(screen.getByRole('button', { name }));

describe('the dashboard', () => {
  it('of an empty catalog links administrators, and no one else, to where it is filled [ROLE-13]', async () => {
    const link = () => screen.queryByRole('link', { name: 'Create categories and buckets' });
    serve({ dashboard: () => api.json(aDashboard({ categories: [] })) });
    const { unmount } = await open(aUser({ role: 'SUPER_ADMIN' }));
    expect(link()).toHaveAttribute('href', '/settings/catalogue');
    unmount();
    await open(aUser());
    expect(link()).toBeNull();
  });

  it('shows skeletons of slideshow, top choices and categories, then the parts [DASH-24, DASH-26]', async () => {
    serve();
    signInAs(null);
    renderPage(DashboardPage);
    expect(screen.getByRole('status', { name: 'Loading highlights' })).toBeInTheDocument();
    for (const name of ['Top Choices', 'Explore by Categories'])
      expect(section(name).getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await clock.settle();
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
    expect(heading('Time and people')).toBeInTheDocument();
    expect(section('Top Choices').getByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
    expect(section('Explore by Categories').getByRole('button', { name: /Human Resources/ })).toBeInTheDocument();
  });

  it('shows the error card when nothing can be loaded [DASH-27, DASH-32]', async () => {
    serve({ dashboard: refused });
    await open();
    expect(errorCard()).toBeInTheDocument();
    expect(
      screen.getByText("We're having trouble loading the dashboard. Don't worry, we're on it!"),
    ).toBeInTheDocument();
    expect(screen.queryByText('No slideshow content available.')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Search modules' })).toBeInTheDocument();
  });

  it('shows the error card when all three parts are named in the errors [DASH-27, A-43]', async () => {
    const nothing = { slideshow: [], topChoices: [], categories: [] };
    serve({
      dashboard: () => api.json(aDashboard({ ...nothing, errors: ['slideshow', 'topChoices', 'categories'] })),
    });
    await open();
    expect(errorCard()).toBeInTheDocument();
  });

  it.each([
    ['slideshow', { topChoices: [], categories: [], errors: ['topChoices', 'categories'] }, 'Time and people'],
    ['top choices', { slideshow: [], categories: [], errors: ['slideshow', 'categories'] }, 'Top Choices'],
  ] as const)('still shows the %s when the rest fails [DASH-28, A-43]', async (_part, fields, shown) => {
    serve({ dashboard: () => api.json({ ...aDashboard(), ...fields }) });
    await open();
    expect(errorCard()).not.toBeInTheDocument();
    expect(heading(shown)).toBeInTheDocument();
    expect(section('Explore by Categories').getByRole('alert')).toHaveTextContent(
      'The categories could not be loaded.',
    );
  });

  it('reads an answer in which parts are missing [CALL-59]', async () => {
    serve({ dashboard: () => api.json({ slideshow: { items: [aSlide()] } }) });
    await open();
    expect(heading('Time and people')).toBeInTheDocument();
    expect(heading('Top Choices')).not.toBeInTheDocument();
  });

  it('blames the connection in the error card when offline [DASH-33]', async () => {
    go(false);
    serve({ dashboard: refused });
    await open();
    expect(
      screen.getByText("It looks like you're offline. Please check your internet connection and try again."),
    ).toBeInTheDocument();
  });

  it('says that it is offline as long as it is [DASH-23, A-38, A-39]', async () => {
    serve();
    await open();
    expect(screen.queryByText("You're offline")).not.toBeInTheDocument();
    go(false);
    expect(screen.getByText("You're offline")).toBeInTheDocument();
    expect(screen.getByText('Some features may not work.')).toBeInTheDocument();
    await clock.pass(60_000);
    expect(screen.getByText("You're offline")).toBeInTheDocument();
    go(true);
    expect(screen.queryByText("You're offline")).not.toBeInTheDocument();
  });
});

describe('a part that failed', () => {
  const parts = [
    ['slideshow', 'The highlights could not be loaded.', 'Time and people'],
    ['topChoices', 'The top choices could not be loaded.', 'Attendance'],
    ['categories', 'The categories could not be loaded.', 'Human Resources'],
  ] as const;
  const without = (part: (typeof parts)[number][0]) => () => api.json(aDashboard({ [part]: [], errors: [part] }));
  const busy = () => screen.getByRole('button', { name: 'Trying again...' });

  it.each(parts)('says so in its own place, and nowhere else: %s [DASH-28, A-43]', async (part, text) => {
    serve({ dashboard: without(part) });
    await open();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([text]);
    expect(errorCard()).not.toBeInTheDocument();
    expect(screen.queryByText('No slideshow content available.')).not.toBeInTheDocument();
    expect(heading('Top Choices')).toBeInTheDocument();
    expect(heading('Explore by Categories')).toBeInTheDocument();
  });

  it.each(parts)('is requested again, while the others stay: %s [DASH-28, A-43]', async (part, text, shown) => {
    serve({ dashboard: without(part) });
    const { pointer } = await open();
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    serve({ dashboard: () => held.then(() => api.json(aDashboard())) });
    await tryAgain(pointer, 'Try again');
    expect(busy()).toBeDisabled();
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
    answer();
    await clock.settle();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
    expect(calls).toEqual(['dashboard']);
  });

  it('leaves the page as it is when the retry fails altogether [DASH-28]', async () => {
    serve({ dashboard: without('topChoices') });
    const { pointer } = await open();
    serve({ dashboard: refused });
    await tryAgain(pointer, 'Try again');
    await clock.settle();
    expect(heading('Time and people')).toBeInTheDocument();
    expect(errorCard()).not.toBeInTheDocument();
    expect(section('Top Choices').getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('has its message beside the categories when neither slideshow nor top choice came [DASH-27, A-43]', async () => {
    serve({
      dashboard: () => api.json(aDashboard({ slideshow: [], topChoices: [], errors: ['slideshow', 'topChoices'] })),
    });
    await open();
    expect(errorCard()).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(heading('Explore by Categories')).toBeInTheDocument();
  });

  it('is not one that is just empty [DASH-06]', async () => {
    serve({ dashboard: () => api.json(aDashboard({ slideshow: [], topChoices: [], categories: [] })) });
    await open();
    expect(screen.getByText('No slideshow content available.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Try Again', () => {
  it('reloads the public data, with the skeletons meanwhile [DASH-29, DASH-26]', async () => {
    serve({ dashboard: refused });
    const { pointer } = await open();
    serve();
    await tryAgain(pointer);
    expect(errorCard()).not.toBeInTheDocument();
    await clock.settle();
    expect(heading('Time and people')).toBeInTheDocument();
    await clock.pass(1_000);
    expect(calls).toEqual(['dashboard']);
  });

  it('forgets what is known about pictures, so that those that failed are tried again [DASH-29]', async () => {
    const pictures = fakePictures(() => 'fails');
    serve({ dashboard: refused });
    signInAs(null);
    renderPage(() => (
      <ImageLoaderProvider value={pictures.loader}>
        <DashboardPage />
      </ImageLoaderProvider>
    ));
    await clock.settle();
    const slide = aSlide().imageUrl;
    void pictures.loader.load({ url: slide });
    await clock.pass(1_000);
    expect(pictures.loader.linkFor(slide)).toBeUndefined();
    serve();
    await tryAgain(clock.user());
    await clock.settle();
    expect(document.querySelector(`img[src="${slide}"]`)).toBeInTheDocument();
  });

  it('shows skeletons, not emptiness, after an answer without any part [DASH-26]', async () => {
    serve({
      dashboard: () =>
        api.json(
          aDashboard({
            slideshow: [],
            topChoices: [],
            categories: [],
            errors: ['slideshow', 'topChoices', 'categories'],
          }),
        ),
    });
    const { pointer } = await open();
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.get(PATHS.dashboard, async () => {
      await held;
      return api.json(aDashboard());
    });
    await tryAgain(pointer);
    expect(screen.getByRole('status', { name: 'Loading highlights' })).toBeInTheDocument();
    expect(screen.queryByText('No slideshow content available.')).not.toBeInTheDocument();
    answer();
    await clock.settle();
    expect(heading('Time and people')).toBeInTheDocument();
  });

  it('reloads the data of a signed-in user as well, past the cache [DASH-29]', async () => {
    serve({ dashboard: refused });
    const { pointer } = await open(aUser());
    await clock.pass(500);
    expect(calls).toEqual(['dashboard', 'suggested']);
    serve({ suggested: () => api.json([aModuleCard({ name: 'Suggested anew' })]) });
    await tryAgain(pointer);
    await clock.pass(0);
    await clock.pass(500);
    expect(calls).toEqual(['dashboard', 'suggested']);
    expect(section('Suggested for You').getByText('Suggested anew')).toBeInTheDocument();
  });
});

describe('Suggested for You', () => {
  it('is requested 500 ms after the critical data has arrived [DASH-12, DASH-25, CONST-26, A-44]', async () => {
    const answer = holdDashboard();
    await open(aUser());
    await clock.pass(5_000);
    expect(calls).toEqual([]);
    answer();
    await clock.settle();
    expect(section('Suggested for You').getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    await clock.pass(499);
    expect(calls).toEqual([]);
    await clock.pass(1);
    expect(calls).toEqual(['suggested']);
    expect(section('Suggested for You').getByRole('link', { name: /Attendance/ })).toBeInTheDocument();
  });

  it('is requested even when the critical data has failed [A-44]', async () => {
    serve({ dashboard: refused });
    await open(aUser());
    await clock.pass(500);
    expect(calls).toEqual(['dashboard', 'suggested']);
  });

  it('shows the first four [DASH-13]', async () => {
    const modules = many(6, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` }));
    serve({ suggested: () => api.json(modules) });
    await open(aUser());
    await clock.pass(500);
    const names = section('Suggested for You')
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names.map((name) => /Module \d/.exec(name)?.[0])).toEqual(['Module 1', 'Module 2', 'Module 3', 'Module 4']);
  });

  it('is not shown to visitors, and no call is made [DASH-12]', async () => {
    serve();
    await open(null);
    await clock.pass(5_000);
    expect(heading('Suggested for You')).not.toBeInTheDocument();
    expect(calls).toEqual(['dashboard']);
  });

  it('is shown while the critical data is on its way', async () => {
    const answer = holdDashboard();
    await open(aUser());
    expect(section('Suggested for You').getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    answer();
    await clock.settle();
    await clock.pass(500);
    expect(section('Suggested for You').getByRole('link', { name: /Attendance/ })).toBeInTheDocument();
  });

  it('appears once the session is known, and disappears with it [DASH-12, A-44]', async () => {
    serve();
    await open(null);
    act(() => signInAs(aUser()));
    await clock.pass(500);
    expect(heading('Suggested for You')).toBeInTheDocument();
    act(() => signInAs(null));
    expect(heading('Suggested for You')).not.toBeInTheDocument();
  });

  it('that fails leaves an empty list and a record, but says nothing on screen [DASH-34]', async () => {
    const recorded = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({ suggested: refused });
    await open(aUser());
    await clock.pass(500);
    expect(heading('Suggested for You')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(recorded.mock.calls).toEqual([['Suggested modules could not be loaded.', expect.anything()]]);
    recorded.mockRestore();
  });
});

describe('Top Choices', () => {
  const card = async (fields = {}) => {
    serve({ dashboard: () => api.json(aDashboard({ topChoices: [aTopChoice(fields)] })) });
    const page = await open();
    return { ...page, card: section('Top Choices') };
  };

  it.each([
    [4.46, '4.5'],
    [4, '4.0'],
    [4.04, '4.0'],
  ])('show a rating of %d as %s [DASH-11, A-47]', async (rating, text) => {
    const { card: choice } = await card({ rating });
    expect(choice.getByText(text)).toBeInTheDocument();
  });

  it('survive a choice without a rating [CALL-59]', async () => {
    const { card: choice } = await card({ rating: undefined });
    expect(choice.getByRole('heading', { name: 'Attendance' })).toBeInTheDocument();
    expect(choice.queryByText('Rating')).not.toBeInTheDocument();
  });

  it('link to their module with Explore Now [DASH-09, A-48]', async () => {
    const { card: choice } = await card({ id: 'time & leave' });
    expect(choice.getByRole('link', { name: /^Explore Now/ })).toHaveAttribute('href', '/module?id=time%20%26%20leave');
  });
});

describe('Explore by Categories', () => {
  const categories = [
    aDashboardCategory({
      buckets: [
        aDashboardBucket({
          id: 'time & leave',
          moduleCount: 11,
          modules: many(5, (number) => aModuleCard({ id: `m${number}`, name: `Module ${number}` })),
        }),
        aDashboardBucket({ id: 'pay', name: 'Pay', modules: [aModuleCard({ name: 'Payroll', comingSoon: true })] }),
      ],
    }),
    aDashboardCategory({ id: 'fin', name: 'Finance', buckets: [] }),
  ];
  const directory = async () => {
    serve({ dashboard: () => api.json(aDashboard({ categories })) });
    const page = await open();
    return { ...page, directory: section('Explore by Categories') };
  };
  const bucket = (name: string) =>
    within(screen.getByRole('heading', { level: 4, name: new RegExp(name) }).closest('article') as HTMLElement);

  it('opens and closes each category on its own [DASH-14]', async () => {
    const { directory: list, pointer } = await directory();
    const toggle = list.getByRole('button', { name: /Human Resources/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await pointer.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(list.queryByRole('link', { name: /Module 1/ })).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: /Finance/ })).toHaveAttribute('aria-expanded', 'true');
    await pointer.click(toggle);
    expect(list.getByRole('link', { name: /Module 1/ })).toBeInTheDocument();
  });

  it('shows the first four modules of a bucket and how many more there are [DASH-15, DASH-16, CONST-23, A-51]', async () => {
    await directory();
    const rows = bucket('Time')
      .getAllByRole('listitem')
      .map((row) => /Module \d/.exec(row.textContent)?.[0]);
    expect(rows).toEqual(['Module 1', 'Module 2', 'Module 3', 'Module 4']);
    expect(bucket('Time').getByText('View 7 more modules')).toBeInTheDocument();
    expect(bucket('Pay').queryByText(/^View/)).not.toBeInTheDocument();
  });

  it('links to buckets and modules, but not to a module that is coming soon [DASH-17, DASH-18, DASH-20]', async () => {
    await directory();
    for (const link of [
      bucket('Time').getByRole('link', { name: /^Time/ }),
      bucket('Time').getByText('View 7 more modules'),
    ])
      expect(link).toHaveAttribute('href', '/bucket?id=time%20%26%20leave');
    expect(bucket('Time').getByRole('link', { name: /Module 1/ })).toHaveAttribute('href', '/module?id=m1');
    expect(bucket('Pay').getByText('Coming Soon')).toBeInTheDocument();
    expect(bucket('Pay').queryByRole('link', { name: /Payroll/ })).not.toBeInTheDocument();
  });
});
