import type { Subscription } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentHistoryPage from '../pages/payment-history.tsx';
import { aChangeQuote, aClient, anInvoice, aSubscription } from '../testing/books-answers.ts';
import { fakeBooks } from '../testing/fake-books.ts';
import { buyer, creator } from '../testing/sign-in-buyer.ts';

const books = fakeBooks();
const user = userEvent.setup();

const PATH = '/payment-history';
const open = (query = '?view=subscriptions') => renderPage(PaymentHistoryPage, { path: PATH, at: PATH + query });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Subscriptions' }))
    .getAllByRole('row')
    .slice(1);
const calls = (method?: string) => books.made('/tex-suite/subscription', method);

const act = (action: string) => chooseAction('Attendance', action);

// Compiled up front, so that loading on the first press doesn't count here.
beforeAll(() => import('./subscription-dialog.tsx'), 60_000);
beforeEach(() => signInAs(buyer));

describe('the list', () => {
  it("shows the client's running ones with users, seats, term, days left and status [CART-05] [CALL-41] [A-04]", async () => {
    books.serve({ subscriptions: [aSubscription()] });
    open();
    const [row] = await rows();
    for (const text of [
      'Attendance',
      '3 users',
      '1 of 3 seats used',
      '1 Jan 2026 to 11 Apr 2026',
      '25 days left',
      'Expiring',
    ])
      expect(row).toHaveTextContent(text);
    expect(calls().map(({ path }) => path)).toEqual(['/tex-suite/subscription/active/client-1']);
  });

  it('shows ended ones too, loaded for the user and limited to the chosen client [CALL-42] [A-04]', async () => {
    books.serve({
      subscriptions: [
        aSubscription({ status: 'cancelled', daysLeft: 0 }),
        aSubscription({ id: 'other', clientId: 'client-2', moduleName: 'Payroll' }),
      ],
    });
    open('?view=subscriptions&scope=all');
    const all = await rows();
    expect(all).toHaveLength(1);
    expect(all[0]).toHaveTextContent('Canceled');
    expect(all[0]).toHaveTextContent('Ended on 11 Apr 2026');
    expect(calls()[0]?.path).toBe(`/tex-suite/subscription/user/${buyer.id}`);
    expect(screen.queryByRole('button', { name: 'Actions for Attendance' })).not.toBeInTheDocument();
  });

  it('loads the client’s subscriptions for an administrator, who can change nothing', async () => {
    books.serve({ clients: [aClient({ selected: false })], subscriptions: [aSubscription()] });
    signInAs(aUser({ role: 'SUPER_ADMIN' }));
    open('?view=subscriptions&scope=all&client=client-1');
    await rows();
    expect(calls()[0]).toMatchObject({ path: '/tex-suite/subscription', query: { clientId: 'client-1' } });
    expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
  });

  it('can be read by payment creators, and changed only by payment admins', async () => {
    books.serve({ subscriptions: [aSubscription()] });
    signInAs(creator);
    open();
    await rows();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });

  /** In the company's time zone, the days in the fixture have passed. */
  const theirDays = { startsOn: '2026-01-02T00:00:00.000Z', endsOn: '2026-04-12T00:00:00.000Z' };

  it.each<[Partial<Subscription>, string]>([
    [{ status: 'pending' }, 'Starts on 1 Jan 2026'],
    [{ status: 'pending', startsOn: '2026-01-02T00:00:00.000Z' }, 'Starts on 2 Jan 2026'],
    [theirDays, '2 Jan 2026 to 12 Apr 2026'],
    [{ status: 'expired', daysLeft: 0, ...theirDays }, 'Ended on 12 Apr 2026'],
    [{ status: 'active', daysLeft: 1 }, '1 day left'],
    [{ cancelAtEnd: true }, '25 days left, then it ends'],
    [{ status: 'expired', daysLeft: 0 }, 'Ended on 11 Apr 2026'],
    [
      { status: 'cancelled', daysLeft: 0, cancelAtEnd: true, cancelReason: 'Ordered twice.' },
      'Ended on 11 Apr 2026: Ordered twice.',
    ],
  ])('describes the term of %o: %s', async (fields, text) => {
    books.serve({ subscriptions: [aSubscription(fields)] });
    open();
    expect((await rows())[0]).toHaveTextContent(text);
  });

  const suspension = { since: '2026-03-03T10:00:00.000Z', invoiceId: 'invoice-7', invoiceNumber: 'TEX-2026-000007' };

  it('says why one is suspended, and links to the invoice', async () => {
    books.serve({ subscriptions: [aSubscription({ status: 'suspended', suspension })] });
    open();
    const [row] = await rows();
    expect(row).toHaveTextContent('SuspendedSince 3 Mar 2026: invoice TEX-2026-000007 is unpaid. Pay now');
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/payment-history?client=client-1&view=subscriptions&invoice=invoice-7',
    );
    await user.click(screen.getByRole('button', { name: 'Actions for Attendance' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Seats', 'Cancel at end of term']);
  });

  it('does not ask read-only users to pay', async () => {
    books.serve({ subscriptions: [aSubscription({ status: 'suspended', suspension })] });
    signInAs(creator);
    open();
    expect(await screen.findByRole('link', { name: 'Open the invoice' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay now' })).not.toBeInTheDocument();
  });

  it('is searched, paged and opened through the URL', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      aSubscription({ id: `s-${index}`, moduleName: index < 12 ? `Payroll ${index}` : `Leave ${index}` }),
    );
    books.serve({ subscriptions: many });
    open('?view=subscriptions&q=payroll&page=1');
    const shown = await rows();
    expect(shown.map((row) => within(row).getByRole('link').textContent)).toEqual(['Payroll 10', 'Payroll 11']);
    expect(screen.getByText('12 subscriptions')).toBeInTheDocument();
    expect(screen.getByText('11 to 12 of 12')).toBeInTheDocument();
  });

  it('shows its shape first, then says if nothing runs, nothing matches, or loading failed', async () => {
    books.serve();
    const page = open();
    expect(await screen.findByRole('status', { name: 'Loading subscriptions' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No active subscriptions' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show ended' }));
    expect(await screen.findByRole('heading', { name: 'No subscriptions yet' })).toBeInTheDocument();
    page.unmount();
    const second = open('?view=subscriptions&q=x');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(second.router.state.location.search).toBe('?view=subscriptions');
    second.unmount();
    books.api.get('/tex-suite/subscription/user/:id', () => books.api.json({ message: 'Not now.' }, 403));
    signInAs({ ...buyer, id: 'other' });
    open('?view=subscriptions&scope=all');
    expect(await screen.findByRole('heading', { name: 'The subscriptions could not be loaded' })).toBeInTheDocument();
  });
});

describe('the menu', () => {
  it('works with the keyboard, and returns the focus', async () => {
    books.serve({ subscriptions: [aSubscription()] });
    open();
    const button = await screen.findByRole('button', { name: 'Actions for Attendance' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Actions for Attendance' });
    const leadsTo = (name: string) =>
      waitFor(() =>
        expect(document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(name),
      );
    await leadsTo('Add users');
    expect(menu).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await leadsTo('Seats');
    await user.keyboard('{End}{ArrowDown}');
    await leadsTo('Add users');
    await user.keyboard('{ArrowUp}');
    await leadsTo('Cancel at end of term');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes on a press outside', async () => {
    books.serve({ subscriptions: [aSubscription()] });
    open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Attendance' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    // The menu starts listening to presses in the next frame.
    await waitFor(async () => {
      await user.click(screen.getByRole('heading', { level: 1 }));
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
  });
});

describe('adding users', () => {
  const clock = fakeClock();
  const quotes = () => calls('POST').filter(({ path }) => path.endsWith('/quote'));
  const changes = () => calls('POST').filter(({ path }) => path.endsWith('/change'));
  const quoteIs = (fields = {}) =>
    books.api.post(
      '/tex-suite/subscription/:id/quote',
      books.told(() => aChangeQuote(fields)),
    );
  const changed = { subscription: aSubscription({ users: 5 }), invoice: anInvoice({ id: 'invoice-9', total: 70_800 }) };

  const openDialog = async (action = 'Add users', fields: Partial<Subscription> = {}) => {
    books.serve({ subscriptions: [aSubscription(fields)] });
    quoteIs();
    const page = open();
    await clock.settle();
    await clock.settle();
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Attendance' }));
    await clock.settle();
    fireEvent.click(screen.getByRole('menuitem', { name: action }));
    await clock.pass(50);
    return page;
  };
  const press = async (name: string | RegExp) => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await clock.pass(250);
  };

  it('shows how the price for the remaining days is calculated, and asks once when the steps pause', async () => {
    await openDialog();
    expect(screen.getByRole('button', { name: 'Add 1 user' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'More users to add' }));
    await clock.pass(249);
    expect(quotes()).toEqual([]);
    await clock.pass(1);
    expect(quotes().map(({ body }) => body)).toEqual([{ addUsers: 2 }]);
    const price = screen.getByRole('region', { name: 'Price' });
    for (const text of [
      '2 users more × 25 days left × ₹12.00 per user and day = ₹600.00',
      'IGST 18%₹108.00',
      'Total₹708.00',
      'After this change: 5 users until 11 Apr 2026.',
    ])
      expect(price).toHaveTextContent(text);
    expect(screen.getByText('Now: 3 users until 11 Apr 2026.')).toBeInTheDocument();
  });

  it('shows the days in the company’s time zone', async () => {
    await openDialog('Add users', { endsOn: '2026-04-12T00:00:00.000Z' });
    quoteIs({ endsOn: '2026-05-12T00:00:00.000Z' });
    await clock.pass(250);
    expect(screen.getByText('Now: 3 users until 12 Apr 2026.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(
      'After this change: 5 users until 12 May 2026.',
    );
  });

  it('orders at the quoted price with its own key, and links to the invoice', async () => {
    const page = await openDialog();
    await clock.pass(250);
    books.api.post(
      '/tex-suite/subscription/:id/change',
      books.told(() => changed),
    );
    books.change({ subscriptions: [changed.subscription] });
    await press('Add 1 user');
    expect(changes()).toMatchObject([
      { body: { addUsers: 1, fingerprint: 'fingerprint-1' }, key: expect.stringMatching(/^\w{32}$/) },
    ]);
    expect(screen.getByText('1 user added to Attendance.')).toBeInTheDocument();
    expect(screen.getByText(/Invoice TEX-2026-000042 for ₹708.00 is due on 5 Dec 2026/)).toBeInTheDocument();
    expect(screen.getByText('1 of 5 seats used')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Open the invoice' }));
    expect(page.router.state.location.search).toBe('?view=subscriptions&invoice=invoice-9');
    await clock.settle();
  });

  it('shows the new price if it differs from the agreed one, and orders nothing', async () => {
    await openDialog();
    await clock.pass(250);
    const refusal = {
      error: 'Conflict',
      code: 'quote_changed',
      message: 'Nothing was ordered: look at the new quote.',
    };
    books.api.post(
      '/tex-suite/subscription/:id/change',
      books.told(() => refusal, 409),
    );
    quoteIs({ fingerprint: 'fingerprint-2', total: 80_000 });
    await press('Add 1 user');
    expect(screen.getByText(/Nothing was ordered/)).toBeInTheDocument();
    await clock.pass(250);
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent('Total₹800.00');
    books.api.post(
      '/tex-suite/subscription/:id/change',
      books.told(() => changed),
    );
    await press('Add 1 user');
    expect(changes().map(({ body }) => (body as { fingerprint: string }).fingerprint)).toEqual([
      'fingerprint-1',
      'fingerprint-2',
    ]);
    expect(new Set(changes().map(({ key }) => key)).size).toBe(2);
  });

  it('keeps the same key when it is confirmed again after a lost response', async () => {
    await openDialog();
    await clock.pass(250);
    const keys: (string | null)[] = [];
    books.api.post('/tex-suite/subscription/:id/change', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? books.api.lost() : books.api.json(changed);
    });
    await press('Add 1 user');
    expect(screen.getByText(/couldn’t reach the marketplace/)).toBeInTheDocument();
    await press('Add 1 user');
    expect(screen.getByText('1 user added to Attendance.')).toBeInTheDocument();
    expect(keys[0]).toBe(keys[1]);
  });

  it('says why there is no price, and recalculates on request', async () => {
    await openDialog('Extend');
    const refusal = { error: 'Conflict', code: 'not_offered', message: 'Attendance is no longer available.' };
    books.api.post(
      '/tex-suite/subscription/:id/quote',
      books.told(() => refusal, 409),
    );
    await clock.pass(250);
    expect(screen.getByRole('alert')).toHaveTextContent('Attendance is no longer available.');
    expect(screen.getByRole('button', { name: 'Extend by 30 days' })).toBeDisabled();
    quoteIs({ noOfUsers: 3, noOfDays: 30, endsAt: '2026-05-11T00:00:00.000Z', users: 3 });
    await press('Recalculate');
    const price = screen.getByRole('region', { name: 'Price' });
    expect(price).toHaveTextContent('3 users × 30 days more × ₹12.00 per user and day');
    expect(price).toHaveTextContent('3 users until 11 May 2026');
    expect(quotes().at(-1)?.body).toEqual({ addDays: 30 });
  });
});

describe('canceling', () => {
  it('asks for the reason, says when it ends, and can be undone', async () => {
    books.serve({ subscriptions: [aSubscription()] });
    books.api.post(
      '/tex-suite/subscription/:id/cancel',
      books.told(() => aSubscription({ cancelAtEnd: true })),
    );
    books.api.post(
      '/tex-suite/subscription/:id/resume',
      books.told(() => aSubscription()),
    );
    open();
    await act('Cancel at end of term');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Attendance?' });
    expect(dialog).toHaveTextContent('It runs until 11 Apr 2026. After that, 3 users can’t open it.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel at end of term' }));
    expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Tell us why/);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), '  Too expensive ');
    books.change({ subscriptions: [aSubscription({ cancelAtEnd: true })] });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel at end of term' }));
    expect(await screen.findByText('Attendance ends on 11 Apr 2026')).toBeInTheDocument();
    expect(calls('POST').map(({ body }) => body)).toEqual([{ reason: 'Too expensive' }]);
    expect(await screen.findByText('25 days left, then it ends')).toBeInTheDocument();

    books.change({ subscriptions: [aSubscription()] });
    await user.click(screen.getByRole('button', { name: 'Actions for Attendance' }));
    expect(screen.queryByRole('menuitem', { name: 'Extend' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Resume' }));
    expect(await screen.findByText('Attendance resumed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/then it ends/)).not.toBeInTheDocument());
  });

  it('keeps what was typed when it fails', async () => {
    books.serve({ subscriptions: [aSubscription()] });
    books.api.post('/tex-suite/subscription/:id/cancel', () => books.api.lost());
    open();
    await act('Cancel at end of term');
    const field = await screen.findByRole('textbox', { name: 'Reason' });
    await user.type(field, 'Too expensive');
    await user.click(screen.getByRole('button', { name: 'Cancel at end of term' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/couldn’t reach the marketplace/));
    expect(field).toHaveValue('Too expensive');
  });
});

describe('the seats', () => {
  const person = (id: string, name: string, status = 'active') => ({
    ...{ id, name, status },
    email: `${id}@tex.example`,
    clientId: 'client-1',
  });
  const employees = [
    person('asha', 'Asha Rao'),
    person('bala', 'Bala K'),
    person('chitra', 'Chitra N'),
    person('dev', 'Dev S'),
    person('gone', 'Gone G', 'disabled'),
  ];
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });

  it('are given to people of the client, up to the number of seats', async () => {
    books.serve({ subscriptions: [aSubscription()], employees });
    books.api.put(
      '/tex-suite/subscription/:id/seats',
      books.told(() => aSubscription()),
    );
    open();
    await act('Seats');
    expect(await screen.findByText('1 of 3 seats used', { selector: '[role=dialog] *' })).toBeInTheDocument();
    expect(box(/Asha/)).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Gone/ })).not.toBeInTheDocument();
    await user.click(box(/Bala/));
    await user.click(box(/Chitra/));
    expect(box(/Dev/)).toBeDisabled();
    expect(screen.getByText(/All seats are taken/)).toBeInTheDocument();
    await user.click(box(/Asha/));
    expect(box(/Dev/)).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Save seats' }));
    expect(await screen.findByText('Seats for Attendance saved')).toBeInTheDocument();
    expect(calls('PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/tex-suite/subscription/subscription-1/seats', { userIds: ['bala', 'chitra'], was: ['asha'] }],
    ]);
  });

  it('are found by name or email', async () => {
    books.serve({ subscriptions: [aSubscription()], employees });
    open();
    await act('Seats');
    await user.type(await screen.findByRole('searchbox', { name: 'Find people' }), 'chitra@');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'x');
    expect(await screen.findByText('No people found. Try fewer letters.')).toBeInTheDocument();
  });

  it('show 50 of 10,000 people at once, those with seats first, and keep the choices made in a search', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => person(`p${n}`, `Person ${n}`));
    books.serve({ subscriptions: [aSubscription()], employees: many });
    books.api.put(
      '/tex-suite/subscription/:id/seats',
      books.told(() => aSubscription()),
    );
    open();
    await act('Seats');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(50));
    expect(screen.getAllByRole('checkbox')[0]).toBe(box(/Asha/));
    expect(screen.getByText('Showing the first 50. Search to find more.')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'person 9999');
    await user.click(await screen.findByRole('checkbox', { name: /Person 9999/ }));
    await user.click(screen.getByRole('button', { name: 'Save seats' }));
    await screen.findByText('Seats for Attendance saved');
    expect(calls('PUT').map(({ body }) => body)).toEqual([{ userIds: ['asha', 'p9999'], was: ['asha'] }]);
  });

  it('say why they could not be saved, or the people not loaded, and keep the choice', async () => {
    books.serve({ subscriptions: [aSubscription()], employees });
    books.api.organization.get('/employees/clientid/:id', () => books.api.json({ message: 'Not now.' }, 403));
    books.api.put('/tex-suite/subscription/:id/seats', () =>
      books.api.json({ message: 'Remove somebody first.' }, 409),
    );
    open();
    await act('Seats');
    expect(await screen.findByRole('alert')).toHaveTextContent('People could not be loaded. Not now.');
    books.api.organization.get(
      '/employees/clientid/:id',
      books.told(() => employees),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('checkbox', { name: /Bala/ }));
    await user.click(screen.getByRole('button', { name: 'Save seats' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The seats could not be saved. Remove somebody first.');
    expect(box(/Bala/)).toBeChecked();
  });

  it('show who got one meanwhile if someone else has assigned them, and keep the choice', async () => {
    books.serve({ subscriptions: [aSubscription()], employees });
    const message = 'Somebody else has changed this list of seats since you opened it.';
    books.api.put('/tex-suite/subscription/:id/seats', () =>
      books.api.json({ code: 'changed_meanwhile', message }, 409),
    );
    open();
    await act('Seats');
    await user.click(await screen.findByRole('checkbox', { name: /Bala/ }));
    const seats = ['asha', 'dev'].map((id) => ({ userId: id, name: id === 'asha' ? 'Asha Rao' : 'Dev S', email: '' }));
    books.serve({ subscriptions: [aSubscription({ seats })], employees });
    await user.click(screen.getByRole('button', { name: 'Save seats' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(box(/Bala/)).toBeChecked();
    expect(box(/Dev/)).not.toBeChecked();
    books.api.put(
      '/tex-suite/subscription/:id/seats',
      books.told(() => aSubscription()),
    );
    await waitFor(() => expect(screen.getAllByText('2 of 3 seats used').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Save seats' }));
    await screen.findByText('Seats for Attendance saved');
    expect(calls('PUT').at(-1)?.body).toEqual({ userIds: ['asha', 'bala'], was: ['asha', 'dev'] });
  });
});
