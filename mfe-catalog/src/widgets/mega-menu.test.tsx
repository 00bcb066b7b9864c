import { aCategory, aListing, aUser, fakeApi, renderWidget, settle, signInAs } from '@marketplace/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { many } from '../testing/factories.ts';
import { serveCategories } from '../testing/serve-categories.ts';
import ExploreBuckets from './explore-buckets.tsx';
import MegaMenu from './mega-menu.tsx';

const api = fakeApi();
const onLeave = jest.fn();
beforeEach(() => jest.clearAllMocks());

const aBucket = (number: number, modules = 5) => ({
  id: `b${number}`,
  name: `Bucket ${number}`,
  moduleCount: modules,
  modules: many(modules, (one) => ({ id: `b${number}-m${one}`, name: `Module ${number}.${one}`, moduleUrl: null })),
});
const hr = aCategory({ buckets: many(6, (number) => aBucket(number)) });
const small = aCategory({ id: 'fin', name: 'Finance', buckets: [aBucket(7, 2), aBucket(8, 0)] });

const serve = (answer: () => unknown) => api.get('/tex-suite/dashboard/categories', () => answer() as never);
const open = async (answer: () => unknown = () => api.json(aListing([hr, small]))) => {
  serve(answer);
  signInAs(null);
  const view = renderWidget(<MegaMenu onLeave={onLeave} />);
  await settle();
  return { pointer: userEvent.setup(), ...view };
};
const category = (name: string) => within(screen.getByRole('heading', { level: 3, name }).parentElement as HTMLElement);
const bucket = (name: string) =>
  within(screen.getByRole('link', { name: new RegExp(`^${name}`) }).closest('li') as HTMLElement);
const events = () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('openBucketsModal', listen);
  return { heard, stop: () => window.removeEventListener('openBucketsModal', listen) };
};

describe('the mega-menu', () => {
  it('loads with "Loading buckets..." [NAV-11]', async () => {
    serve(() => api.json(aListing([hr])));
    renderWidget(<MegaMenu onLeave={onLeave} />);
    expect(screen.getByText('Loading buckets...')).toBeInTheDocument();
    await settle();
    expect(screen.queryByText('Loading buckets...')).not.toBeInTheDocument();
  });

  it('shows up to four buckets per category, and how many more there are [NAV-07, NAV-08, CONST-18]', async () => {
    await open();
    const names = category('Human Resources')
      .getAllByRole('link', { name: /^Bucket/ })
      .map((link) => link.textContent);
    expect(names).toEqual(many(4, (number) => `Bucket ${number}5 modules`));
    expect(category('Human Resources').getByRole('button', { name: '+ 2 more buckets' })).toBeInTheDocument();
    expect(category('Finance').queryByText(/more buckets/)).not.toBeInTheDocument();
  });

  it('shows a count and the first two modules of a bucket, and how many more there are [NAV-09, NAV-10, CONST-18]', async () => {
    await open();
    expect(
      bucket('Bucket 1')
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Bucket 15 modules', 'Module 1.1', 'Module 1.2']);
    expect(bucket('Bucket 1').getByText('+3 more')).toBeInTheDocument();
    expect(bucket('Bucket 7').queryByText(/more/)).not.toBeInTheDocument();
    expect(bucket('Bucket 8').getByRole('link')).toHaveTextContent('Bucket 80 modules');
  });

  it('opens all buckets at a category with its “more” button, and closes [NAV-08, A-06]', async () => {
    const { heard, stop } = events();
    const { pointer } = await open();
    await pointer.click(screen.getByRole('button', { name: '+ 2 more buckets' }));
    expect(heard).toEqual([{ categoryId: 'hr' }]);
    expect(onLeave).toHaveBeenCalledTimes(1);
    stop();
  });

  it('opens a bucket and closes [A-06]', async () => {
    const { pointer, router } = await open();
    await pointer.click(screen.getByRole('link', { name: /^Bucket 2/ }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/bucket?id=b2');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a visitor', null, '/login'],
    ['a payment admin', aUser({ marketplaceRoles: ['Payment Admin'] }), '/module?id=m2'],
    ['anybody else', aUser(), '/module/m2/dashboard'],
  ])('takes %s from a module to the right page, and closes [NAV-39, NAV-40, NAV-41, A-07]', async (_who, user, to) => {
    const modules = [{ id: 'm2', name: 'Without', moduleUrl: null }];
    const { pointer, router } = await open(() =>
      api.json(aListing([aCategory({ buckets: [{ ...aBucket(1), modules }] })])),
    );
    act(() => signInAs(user));
    await pointer.click(screen.getByRole('link', { name: 'Without' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('opens a module with a URL in a new tab, without an opener, and says so [NAV-38, A-07]', async () => {
    const modules = [{ id: 'm1', name: 'With URL', moduleUrl: 'https://hr.example' }];
    await open(() => api.json(aListing([aCategory({ buckets: [{ ...aBucket(1), modules }] })])));
    const link = screen.getByRole('link', { name: 'With URL (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://hr.example');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('says that it failed; Try Again requests it again [NAV-12, NAV-13]', async () => {
    const { pointer } = await open(() => api.json({}, 404));
    expect(screen.getByText('Failed to load categories.')).toBeInTheDocument();
    serve(() => api.json(aListing([hr])));
    await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByText('Failed to load categories.')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await settle();
    expect(category('Human Resources').getAllByRole('link', { name: /^Bucket/ })).toHaveLength(4);
  });

  it('says that there are no buckets [NAV-14]', async () => {
    await open(() => api.json(aListing([])));
    expect(screen.getByText('No Buckets Available')).toBeInTheDocument();
  });

  it('makes one request for what Explore Buckets shows too [BUCKETS-16]', async () => {
    const asked = serveCategories(api, [hr, small]);
    const menu = renderWidget(<MegaMenu onLeave={onLeave} />);
    await settle();
    menu.unmount();
    renderWidget(<ExploreBuckets open onClose={onLeave} />);
    await settle();
    expect(screen.getByRole('link', { name: /^Bucket 7/ })).toBeInTheDocument();
    expect(asked).toEqual([{ from: 0, search: '' }]);
  });

  it('loads a long list part by part, and filters it', async () => {
    const asked = serveCategories(
      api,
      many(30, (number) => aCategory({ id: `c${number}`, name: `Category ${number}`, buckets: [] })),
    );
    renderWidget(<MegaMenu onLeave={onLeave} />);
    await settle();
    const count = () => screen.getAllByText(/^Category /).length;
    expect(count()).toBe(12);
    fireEvent.click(screen.getByText('Show more categories'));
    await settle();
    expect([count(), asked.length]).toEqual([24, 2]);
    fireEvent.change(screen.getByLabelText('Filter categories and buckets'), { target: { value: '30' } });
    expect(await screen.findByText('1 of 30 categories match.')).toBeInTheDocument();
    expect([count(), asked.at(-1)]).toEqual([1, { from: 0, search: '30' }]);
  });
});
