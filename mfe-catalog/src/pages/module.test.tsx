import type { MarkdownNode, RunningSubscription } from '@marketplace/shared/contracts';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { aModuleCard, aUser, fakeApi, renderPage, settle, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aTier, aTutorial, many } from '../testing/factories.ts';
import ModulePage from './module.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));

/** A substitute for the cart team's button that shows what it was given. */
const AddToCart = (props: Record<string, unknown>) => <output aria-label="Add to cart">{JSON.stringify(props)}</output>;

const serveTutorials = (tutorials = [] as unknown[]) =>
  api.get('/tex-admin/tutorials/module/attendance', () => api.json(tutorials));
const open = async (module: Partial<ReturnType<typeof aModule>> = {}, user: ReturnType<typeof aUser> | null = null) => {
  api.get('/tex-admin/modules/attendance', () => api.json(aModule(module)));
  provideRemoteLoader(async () => ({ default: AddToCart }));
  signInAs(user);
  const page = renderPage(ModulePage, { path: '/module', at: '/module?id=attendance' });
  await settle();
  return { pointer: userEvent.setup(), ...page };
};
const price = () => within(screen.getByRole('complementary', { name: 'Price' }));
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const type = async (pointer: ReturnType<typeof userEvent.setup>, label: string, value: string) => {
  const field = price().getByRole('textbox', { name: label });
  await pointer.clear(field);
  await pointer.type(field, `${value}{Enter}`);
};
const sum = () => price().getByText('Before tax').parentElement;

beforeEach(() => {
  api.get('/tex-suite/subscription/of-module/attendance', () => api.json([]));
  serveTutorials();
  api.get('/tex-suite/module-request', () => api.json({ content: [] }));
});

describe('the calculator', () => {
  const tiers = [
    aTier({ id: 'single', name: 'Single', minUsers: 1, maxUsers: 9, unitPrice: 2_000 }),
    aTier({ id: 'team', name: 'Team', minUsers: 10, maxUsers: null, unitPrice: 1_250 }),
    aTier({ id: 'year', name: 'Year', minUsers: 10, maxUsers: null, minDays: 365, unitPrice: 1_000 }),
  ];

  it('starts with 10 users for 30 days, and shows its arithmetic', async () => {
    await open({ pricingTiers: tiers });
    expect(plain(sum()?.textContent)).toBe(
      '10 users × 30 days × ₹12.50Team price, per user and day₹3,750.00Before tax',
    );
  });

  it('uses the price of the tier that users and days fall into', async () => {
    const { pointer } = await open({ pricingTiers: tiers });
    await type(pointer, 'Users', '9');
    expect(plain(sum()?.textContent)).toContain('9 users × 30 days × ₹20.00Single price, per user and day₹5,400.00');
    await type(pointer, 'Users', '1000');
    await type(pointer, 'Days', '365');
    expect(plain(sum()?.textContent)).toContain(
      '1,000 users × 365 days × ₹10.00Year price, per user and day₹36,50,000.00',
    );
    const rows = price().getAllByRole('row');
    expect(rows.filter((row) => row.hasAttribute('data-chosen')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Year'),
    ]);
  });

  it('lists the tiers, and is linked from the lowest price', async () => {
    await open({ pricingTiers: tiers.toReversed() });
    expect(
      price()
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Single', 'Team', 'Year']);
    const way = screen.getByRole('link', { name: 'See price' });
    expect(plain(way.parentElement?.textContent)).toContain('From ₹10.00 per user and day');
    expect(document.querySelector(way.getAttribute('href') ?? '')).toBe(
      screen.getByRole('complementary', { name: 'Price' }),
    );
  });

  it('passes users and days to the cart [CART-01]', async () => {
    const { pointer } = await open({ pricingTiers: tiers });
    await pointer.click(price().getByRole('button', { name: 'More users' }));
    await pointer.click(price().getByRole('button', { name: 'Fewer days' }));
    expect(JSON.parse(price().getByRole('status', { name: 'Add to cart' }).textContent)).toEqual({
      moduleId: 'attendance',
      moduleName: 'Attendance',
      noOfUsers: 11,
      noOfDays: 29,
    });
  });

  it('explains a graduated price step by step, to the amount that is charged', async () => {
    const step = (id: string, minUsers: number, maxUsers: number | null, unitPrice: number) =>
      aTier({ id, minUsers, maxUsers, unitPrice, model: 'graduated' });
    const { pointer } = await open({ pricingTiers: [step('a', 1, 10, 1_000), step('b', 11, null, 700)] });
    const steps = () =>
      within(price().getByRole('table', { name: /tier by tier/ }))
        .getAllByRole('row')
        .map(({ textContent }) => plain(textContent));
    await type(pointer, 'Users', '13');
    // 10 x 10.00 + 3 x 7.00 = 121.00 a day, which is 9.31 for each of 13 users
    expect(steps()).toEqual([
      'First 1010 × ₹10.00₹100.00',
      'Next 33 × ₹7.00₹21.00',
      'Per dayaverage, rounded ₹9.31₹121.00',
    ]);
    expect(plain(sum()?.textContent)).toContain('13 users × 30 days × ₹9.31Average price, per user and day₹3,630.90');
    await type(pointer, 'Users', '10');
    expect(price().queryByRole('table', { name: /tier by tier/ })).not.toBeInTheDocument();
  });

  it('says when no price covers the combination', async () => {
    const { pointer } = await open({ pricingTiers: [aTier({ maxUsers: 20 })] });
    await type(pointer, 'Users', '21');
    expect(price().getByText('No price covers this combination. Contact us for a quote.')).toBeInTheDocument();
    expect(price().queryByText('Before tax')).not.toBeInTheDocument();
  });

  it.each([
    [14, 1],
    [0, 0],
  ])('says that %i days are free, or nothing without a trial', async (trialDays, count) => {
    await open({ trialDays, pricingTiers: tiers });
    expect(price().queryAllByText(/days free/)).toHaveLength(count);
    if (count > 0) expect(price().getByText('First 14 days free for organizations new to this module')).toBeVisible();
  });

  it('works when the cart can’t be reached', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.get('/tex-admin/modules/attendance', () => api.json(aModule()));
    provideRemoteLoader(() => Promise.reject(new Error('Remote mfe-cart could not be loaded.')));
    renderPage(ModulePage, { path: '/module', at: '/module?id=attendance' });
    await settle();
    expect(price().getByText(/You can’t buy right now/)).toBeInTheDocument();
    expect(plain(sum()?.textContent)).toContain('₹3,750.00');
    logged.mockRestore();
  });

  it('is replaced by the date before the release', async () => {
    await open({ comingSoon: true, expectedOn: '2027-02-01' });
    expect(price().getByText(/Expected on 1 Feb 2027/)).toBeInTheDocument();
    expect(price().queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  });
});

describe('a module', () => {
  it('is described with its sections, tutorials and neighbors [ROUTE-14, ENTITY-09]', async () => {
    serveTutorials([aTutorial()]);
    await open({
      sections: [{ sectionId: 's1', sectionName: 'Shifts' }],
      related: many(6, (number) => aModuleCard({ id: `r${number}`, name: `Neighbour ${number}` })),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Attendance' })).toBeInTheDocument();
    expect(screen.getByText('First paragraph.')).toBeInTheDocument();
    expect(screen.getByText('Second paragraph.')).toBeInTheDocument();
    expect(screen.getByText('Shifts')).toBeInTheDocument();
    expect(screen.getByText('Your first shift')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Neighbour/ })).toHaveLength(4);
  });

  it('names its publisher, what is new and what it works with', async () => {
    const version = (name: string, formatted: MarkdownNode[]) => ({
      version: name,
      releasedOn: '2026-08-03',
      notes: 'Text',
      formatted,
    });
    const item = (text: string) => ({ tag: 'li' as const, children: [text] });
    await open({
      publisher: 'Saanvi Labs',
      worksWith: [
        { name: 'Payroll', id: 'payroll' },
        { name: 'Excel', id: null },
      ],
      versions: [
        version('8.2', [{ tag: 'ul', children: [item('Faster.'), item('Calmer.')] }, 'Thanks.']),
        version('8.1', ['Before.']),
        version('8.0', ['First.']),
      ],
    });
    expect(screen.getByText('By Saanvi Labs')).toBeInTheDocument();
    const news = within(screen.getByRole('region', { name: 'What’s new' }));
    expect(news.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Version 8.2 3 Aug 2026');
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Faster.', 'Calmer.']);
    expect(news.getByText('2 earlier versions').closest('details')).not.toHaveAttribute('open');
    const others = within(screen.getByRole('region', { name: 'Works with' }));
    expect(others.getByRole('link', { name: 'Payroll' })).toHaveAttribute('href', '/module?id=payroll');
    expect(others.queryByRole('link', { name: 'Excel' })).not.toBeInTheDocument();
  });

  it('leaves out sections about which nothing is known', async () => {
    await open();
    for (const name of ['What’s new', 'Works with'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });

  it('shows 4.8 as every product card does [A-47]', async () => {
    await open({ rating: 2.2 });
    expect(screen.getByText('4.8')).toBeInTheDocument();
  });

  it.each([
    ['Full Access', 'Full Access'],
    ['', 'Active'],
    ['Trial', 'Active'],
  ])('tells a user with access %j that it is %s [ENTITY-10]', async (moduleAccess, label) => {
    await open(
      {},
      aUser({ userAccess: { modules: [{ id: 'attendance', moduleName: 'Attendance', moduleAccess, sections: [] }] } }),
    );
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('links only to addresses that are safe', async () => {
    await open({
      moduleUrl: 'javascript:alert(1)',
      homepageUrl: 'https://home.example',
      repositoryUrl: 'data:text/html,x',
    });
    expect(price().queryByRole('link', { name: 'Open the module' })).not.toBeInTheDocument();
    expect(price().queryByRole('link', { name: 'Source code' })).not.toBeInTheDocument();
    expect(price().getByRole('link', { name: 'Home page' })).toHaveAttribute('rel', 'noopener');
  });

  it('that is not in the catalog says so', async () => {
    api.get('/tex-admin/modules/nowhere', () => api.json({}, 404));
    renderPage(ModulePage, { path: '/module', at: '/module?id=nowhere' });
    await settle();
    expect(screen.getByText('We can’t find this module')).toBeInTheDocument();
  });

  it('that can’t be loaded is requested again', async () => {
    api.get('/tex-admin/modules/attendance', () => api.json({}, 403));
    renderPage(ModulePage, { path: '/module', at: '/module?id=attendance' });
    await settle();
    expect(screen.getByText('The module could not be loaded')).toBeInTheDocument();
    api.get('/tex-admin/modules/attendance', () => api.json(aModule()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Attendance' })).toBeInTheDocument();
  });
});

describe('screenshots', () => {
  const shots = many(3, (number) => ({ url: `/${number}.avif`, urlDark: null, alt: `Picture ${number}` }));
  const dialog = () => screen.getByRole('dialog', { name: 'Screenshots' });
  beforeEach(() =>
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    }),
  );

  it('open in a large view, and change with keys, buttons or a swipe', async () => {
    const { pointer } = await open({ screenshots: shots });
    await pointer.click(screen.getByRole('button', { name: /Enlarge/ }));
    await screen.findByRole('dialog', { name: 'Screenshots' });
    const shown = () => within(dialog()).getByText(/Picture/).textContent;
    expect([shown(), within(dialog()).getByText('1 of 3')]).toEqual(['Picture 1', expect.anything()]);
    await pointer.click(within(dialog()).getByRole('button', { name: 'Next screenshot' }));
    expect(shown()).toBe('Picture 2');
    await pointer.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Picture 1');
    await pointer.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Picture 3');
    await pointer.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a module that the organization subscribes to', () => {
  const PATH = '/tex-suite/subscription/of-module/attendance';
  const endsAt = '2027-03-04T00:00:00.000Z';
  const aRunning = (fields: Partial<RunningSubscription> = {}): RunningSubscription => ({
    ...{ id: 'sub-1', clientId: 'acme', users: 25, startsAt: '2026-12-04T00:00:00.000Z', endsAt, status: 'active' },
    ...{ awaitsPayment: false, changes: ['users', 'days'] },
    ...fields,
  });
  const owned = { clientName: 'Acme', users: 25, endsAt, hasSeat: false, suspended: false, running: aRunning() };
  const TO = '/payment-history?client=acme&view=subscriptions&subscription=sub-1&change=';
  const hrefs = () =>
    ['Add users', 'Extend'].flatMap((name) =>
      own()
        .queryAllByRole('link', { name })
        .map((link) => link.getAttribute('href')),
    );
  const own = () => within(price().getByRole('region', { name: 'Your subscription' }));

  it('says so, and what a payment admin does instead of buying again', async () => {
    api.get(PATH, () => api.json([owned]));
    const { pointer } = await open({ moduleUrl: 'https://a.example' }, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(own().getByText('Your organization already has this module')).toBeInTheDocument();
    expect(own().getByText('Acme: 25 users until 4 Mar 2027')).toBeInTheDocument();
    expect(hrefs()).toEqual([`${TO}users`, `${TO}days`]);
    expect(own().queryByRole('link', { name: 'Add users or days' })).not.toBeInTheDocument();
    expect(own().getByRole('link', { name: 'Open Attendance' })).toBeInTheDocument();
    expect(price().queryByRole('status', { name: 'Add to cart' })).not.toBeInTheDocument();
    await pointer.click(price().getByRole('button', { name: 'Buy another subscription' }));
    await settle();
    expect(price().getByRole('status', { name: 'Add to cart' })).toBeInTheDocument();
  });

  it('shows its dates in the company’s time zone', async () => {
    const days = { startsOn: '2026-12-05T00:00:00.000Z', endsOn: '2027-03-05T00:00:00.000Z' };
    const running = aRunning({ status: 'pending', ...days });
    api.get(PATH, () => api.json([{ ...owned, endsOn: days.endsOn, running }]));
    await open({}, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(own().getByText('Acme: 25 users from 5 Dec 2026 until 5 Mar 2027')).toBeInTheDocument();
  });

  it('sends a member without a seat to an administrator', async () => {
    api.get(PATH, () => api.json([owned]));
    await open({ moduleUrl: 'https://a.example' }, aUser());
    expect(own().getByText(/You don’t have a seat yet/)).toBeInTheDocument();
    expect(own().queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that it is suspended, and offers the payment instead of the module', async () => {
    const running = aRunning({ status: 'suspended', changes: [] });
    api.get(PATH, () => api.json([{ ...owned, hasSeat: true, suspended: true, running }]));
    await open({ moduleUrl: 'https://a.example' }, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(own().getByText('Your subscription is suspended')).toBeInTheDocument();
    expect(own().getByText(/suspended because an invoice is unpaid/)).toBeInTheDocument();
    const links = own().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pay now', '/payment-history?client=acme&view=subscriptions'],
    ]);
  });

  it('can still be opened through another subscription that is not suspended', async () => {
    const other = { ...owned, hasSeat: true, users: 3, running: aRunning({ id: 'sub-2', users: 3 }) };
    api.get(PATH, () => api.json([{ ...owned, hasSeat: true, suspended: true }, other]));
    await open({ moduleUrl: 'https://a.example' }, aUser());
    expect(own().getByText('Your organization already has this module')).toBeInTheDocument();
    expect(own().getByText('Acme: 25 users until 4 Mar 2027, suspended')).toBeInTheDocument();
    expect(own().getByText(/Ask your organization’s payment admin to pay it/)).toBeInTheDocument();
    expect(own().getByRole('link', { name: 'Open Attendance' })).toBeInTheDocument();
  });

  it.each([
    [{ awaitsPayment: true, changes: [] }, 'Acme: 25 users, once the invoice is paid', []],
    [{ changes: ['users'] }, 'Acme: 25 users from 4 Dec 2026 until 4 Mar 2027', [`${TO}users`]],
  ] as const)('is named before it has begun, but can’t be opened: %j', async (fields, words, links) => {
    const running = aRunning({ status: 'pending', ...fields, changes: [...fields.changes] });
    api.get(PATH, ({ request }) => api.json(request.url.endsWith('?pending=true') ? [{ ...owned, running }] : []));
    await open({ moduleUrl: 'https://a.example' }, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(own().getByText(words)).toBeInTheDocument();
    expect(hrefs()).toEqual(links);
    expect(own().queryByRole('link', { name: 'Open Attendance' })).not.toBeInTheDocument();
    expect(price().getByRole('button', { name: 'Buy another subscription' })).toBeInTheDocument();
  });

  it('links to the list when an older API does not say which it is', async () => {
    api.get(PATH, () => api.json([{ ...owned, running: undefined }]));
    await open({}, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(own().getByText('Acme: 25 users until 4 Mar 2027')).toBeInTheDocument();
    expect(own().getByRole('link', { name: 'Add users or days' })).toHaveAttribute(
      'href',
      '/payment-history?view=subscriptions',
    );
    expect(hrefs()).toEqual([]);
  });

  it('is not claimed for a module that it does not have', async () => {
    api.get(PATH, () => api.json([]));
    await open({}, aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(price().queryByText('Your organization already has this module')).not.toBeInTheDocument();
    expect(price().getByRole('status', { name: 'Add to cart' })).toBeInTheDocument();
  });
});
