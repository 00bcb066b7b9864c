import type { TicketDetail, TicketSummary } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketsPage from '../pages/tickets.tsx';

const api = fakeApi();
const user = userEvent.setup();

const aTicket = (fields: Partial<TicketSummary> = {}): TicketSummary => ({
  id: 't1',
  number: 'TEX-2026-000001',
  subject: 'Leave balance',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  category: 'problem',
  priority: 'high',
  status: 'new',
  assignee: null,
  createdAt: '2026-01-04T10:00:00Z',
  updatedAt: '2026-03-04T10:00:00Z',
  ...fields,
});

const aDetail = (fields: Partial<TicketDetail> = {}): TicketDetail => ({
  ...aTicket(),
  description: 'The balance of October is missing.',
  phone: '+91 98765 43210',
  organization: 'Meridian',
  module: { id: 'leave', name: 'Leave' },
  attachment: null,
  events: [],
  ...fields,
});

/** Serves these tickets and records the queries. */
const answerWith = (tickets: TicketSummary[], totalElements = tickets.length) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-suite/ticket', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: tickets, page: 0, size: 20, totalElements, totalPages: 1 });
  });
  return asked;
};

/** Accepts every change and records it. */
const takeChanges = () => {
  const taken: unknown[] = [];
  api.put('/tex-suite/ticket', async ({ request }) => {
    taken.push(await request.json());
    return api.json({ changed: 1 });
  });
  return taken;
};

const open = (at = '/tickets') => renderPage(TicketsPage, { path: '/tickets', at });
const table = () => screen.findByRole('table', { name: 'Tickets' });
const choose = (name: string, option: string, within_: ReturnType<typeof within> | typeof screen = screen) =>
  user.selectOptions(within_.getByRole('combobox', { name }), option);

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  sessionStorage.clear();
  api.get('/tex-suite/ticket/agents', () => api.json([{ id: 'mira', name: 'Mira Shah' }]));
  api.get('/tex-suite/saved-reply', () => api.json([]));
});

describe('the list', () => {
  it('shows number, subject, requester, status, priority and assignee', async () => {
    answerWith([aTicket({ assignee: { id: 'mira', name: 'Mira Shah' }, status: 'waiting', priority: 'urgent' })]);
    open();
    const [, row] = within(await table()).getAllByRole('row');
    for (const text of [
      'Leave balance',
      'TEX-2026-000001 · Asha Rao',
      'Waiting',
      'Urgent',
      'Mira Shah',
      '4 Mar 2026',
    ]) {
      expect(row).toHaveTextContent(text);
    }
    expect(screen.getByText('1 ticket')).toBeInTheDocument();
  });

  it('reads its state from the URL, writes filters to it, and resets to the first page', async () => {
    const asked = answerWith([aTicket()], 45);
    const { router } = open('/tickets?status=closed&page=1');
    await table();
    expect(asked[0]?.get('status')).toBe('closed');
    await choose('Priority', 'Urgent');
    await choose('Assigned to', 'Me');
    await waitFor(() => expect(asked.at(-1)?.get('assignee')).toBe('me'));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      status: 'closed',
      priority: 'urgent',
      assignee: 'me',
    });
  });

  it('says when there is nothing to do and when nothing matches', async () => {
    answerWith([]);
    const { unmount } = open();
    expect(await screen.findByRole('heading', { name: 'No open tickets' })).toBeInTheDocument();
    unmount();
    const { router } = open('/tickets?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Show unsolved tickets' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('several at once', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Selected tickets' }));
  const tickets = [aTicket(), aTicket({ id: 't2', number: 'TEX-2026-000002' })];

  it('are selected one by one or all, assigned or changed, and the list reloads', async () => {
    const asked = answerWith(tickets);
    const taken = takeChanges();
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select TEX-2026-000002' }));
    expect(bar().getByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await choose('Assign to', 'Mira Shah', bar());
    await waitFor(() => expect(taken).toEqual([{ ids: ['t1', 't2'], assigneeId: 'mira' }]));
    await waitFor(() => expect(asked.length).toBe(2));
    expect(await screen.findByText('2 tickets changed.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument();
  });

  it('are all restored by an undo, unless someone has changed them since', async () => {
    answerWith([aTicket(), aTicket({ id: 't2', number: 'TEX-2026-000002', status: 'waiting' })]);
    const taken = takeChanges();
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await choose('Set status', 'Closed', bar());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(taken.slice(1)).toEqual([
      { ids: ['t1'], status: 'new', matching: { status: 'closed' } },
      { ids: ['t2'], status: 'waiting', matching: { status: 'closed' } },
    ]);
  });

  it('can’t be restored once their requesters got an email', async () => {
    answerWith(tickets);
    takeChanges();
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select TEX-2026-000001' }));
    await choose('Set status', 'Solved', bar());
    await screen.findByText('1 ticket changed.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('can be all matching tickets, after a confirmation that says how many', async () => {
    const many = Array.from({ length: 130 }, (_, index) => aTicket({ id: `t${index}`, number: `TEX-${index}` }));
    api.get('/tex-suite/ticket', ({ request }) => {
      const [page, size] = ['page', 'size'].map((name) => Number(new URL(request.url).searchParams.get(name)));
      const [from = 0, count = 20] = [(page ?? 0) * (size ?? 20), size];
      const content = many.slice(from, from + count);
      return api.json({ content, page, size, totalElements: 130, totalPages: 7 });
    });
    const taken: { ids: string[]; matching: unknown }[] = [];
    api.put('/tex-suite/ticket', async ({ request }) => {
      taken.push((await request.json()) as (typeof taken)[0]);
      return api.json({ changed: 1, skipped: taken.length === 1 ? ['t3'] : [] });
    });
    open('/tickets?priority=high&sort=createdAt,asc');
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 130 tickets that match' }));
    await screen.findByText('130 selected');
    await choose('Set status', 'Closed', bar());
    const question = within(await screen.findByRole('alertdialog', { name: 'Change 130 tickets?' }));
    expect(taken).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Change 130 tickets' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(
      await screen.findByText('129 tickets changed. No longer matching, so left as they were: TEX-3.'),
    ).toBeInTheDocument();
    expect(taken.map(({ ids }) => ids.length)).toEqual([100, 30]);
    expect(taken[0]?.matching).toEqual({ status: 'unsolved', priority: 'high', sort: 'createdAt,asc' });
  });

  it('stay selected when the change is refused, with the reason', async () => {
    answerWith(tickets);
    api.put('/tex-suite/ticket', () => api.json({ message: 'This ticket does not exist.' }, 404));
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select TEX-2026-000001' }));
    await choose('Set status', 'Closed', bar());
    expect(await screen.findByText('This ticket does not exist.')).toBeInTheDocument();
    expect(bar().getByText('1 selected')).toBeInTheDocument();
  });
});

describe('a ticket in the side panel', () => {
  const panel = (name = 'Leave balance') => screen.findByRole('dialog', { name });

  beforeEach(() => void answerWith([aTicket()]));

  it('opens at its own URL with its full history, takes the focus, and returns it', async () => {
    const said = { authorName: 'Mira Shah', author: 'agent', createdAt: '2026-03-04T10:00:00Z' } as const;
    const events: TicketDetail['events'] = [
      { ...said, id: '1', kind: 'message', body: 'Which year is it?' },
      { ...said, id: '2', kind: 'note', authorName: 'Sunil Varma', body: 'Known from last year.' },
      { ...said, id: '3', kind: 'assignment', authorName: 'Anita Desai', body: 'Mira Shah' },
      { ...said, id: '4', kind: 'status', authorName: 'Sunil Varma', body: 'waiting' },
    ];
    api.get('/tex-suite/ticket/t1', () => api.json(aDetail({ events })));
    const { router } = open();
    await table();
    await user.click(screen.getByRole('link', { name: 'Leave balance' }));
    expect(router.state.location.search).toBe('?ticket=t1');
    const opened = within(await panel());
    const texts = opened.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'ARAsha Rao4 Jan 2026The balance of October is missing.',
      'MSMira Shah4 Mar 2026Which year is it?',
      'SVSunil VarmaInternal note4 Mar 2026Known from last year.',
      'Anita Desai assigned it to Mira Shah4 Mar 2026',
      'Sunil Varma set the status to Waiting4 Mar 2026',
    ]);
    expect(opened.getByRole('heading', { name: 'Leave balance' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Leave balance' })).toHaveFocus());
  });

  it('is answered, which sets it to waiting by default', async () => {
    const sent: unknown[] = [];
    let loads = 0;
    api.get('/tex-suite/ticket/t1', () => {
      loads += 1;
      return api.json(aDetail());
    });
    api.post('/tex-suite/ticket/t1/answer', async ({ request }) => {
      sent.push(await request.json());
      return api.json(aDetail());
    });
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await user.click(opened.getByRole('button', { name: 'Send reply' }));
    expect(opened.getByRole('textbox', { name: 'Your reply' })).toHaveAccessibleDescription('Enter a reply.');
    await user.type(opened.getByRole('textbox', { name: 'Your reply' }), 'Fixed.');
    await choose('After sending', 'Mark as solved', opened);
    await user.click(opened.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(sent).toEqual([{ message: 'Fixed.', status: 'resolved', seen: null }]));
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Your reply' })).toHaveValue(''));
    await waitFor(() => expect(loads).toBe(2));
  });

  it('gets a note, which says who sees it', async () => {
    const sent: unknown[] = [];
    api.get('/tex-suite/ticket/t1', () => api.json(aDetail()));
    api.post('/tex-suite/ticket/t1/note', async ({ request }) => {
      sent.push(await request.json());
      return api.json(aDetail());
    });
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await user.click(opened.getByRole('radio', { name: 'Internal note' }));
    const field = opened.getByRole('textbox', { name: 'Your note' });
    expect(field).toHaveAccessibleDescription('Only administrators see it.');
    await user.type(field, 'Known.');
    await user.click(opened.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(sent).toEqual([{ message: 'Known.' }]));
  });

  it('keeps text typed while the previous text is being sent', async () => {
    let answer = () => {};
    const sent = new Promise<void>((resolve) => (answer = resolve));
    const read = jest.fn(() => api.json(aDetail()));
    api.get('/tex-suite/ticket/t1', read);
    api.post('/tex-suite/ticket/t1/note', async () => {
      await sent;
      return api.json(aDetail());
    });
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await user.click(opened.getByRole('radio', { name: 'Internal note' }));
    await user.type(opened.getByRole('textbox', { name: 'Your note' }), 'Known.');
    await user.click(opened.getByRole('button', { name: 'Add note' }));
    const field = opened.getByRole('textbox', { name: 'Your note' });
    await user.clear(field);
    await user.type(field, 'Fixed by 2.4.');
    answer();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(field).toHaveValue('Fixed by 2.4.');
  });

  it('keeps the draft when sending fails, and when the panel is closed', async () => {
    api.get('/tex-suite/ticket/t1', () => api.json(aDetail()));
    api.post('/tex-suite/ticket/t1/answer', () => api.lost());
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await user.type(opened.getByRole('textbox', { name: 'Your reply' }), 'Fixed.');
    await user.click(opened.getByRole('button', { name: 'Send reply' }));
    expect(await opened.findByText(/^The server didn’t respond, so nothing was sent/)).toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Close ticket' }));
    await table();
    await user.click(screen.getByRole('link', { name: 'Leave balance' }));
    expect(within(await panel()).getByRole('textbox', { name: 'Your reply' })).toHaveValue('Fixed.');
  });

  it('is assigned and given a status and a priority, each saved at once', async () => {
    api.get('/tex-suite/ticket/t1', () => api.json(aDetail()));
    const taken = takeChanges();
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await opened.findByRole('option', { name: 'Mira Shah' });
    await choose('Assigned to', 'Mira Shah', opened);
    await choose('Status', 'Closed', opened);
    await choose('Priority', 'Low', opened);
    await waitFor(() =>
      expect(taken).toEqual([
        { ids: ['t1'], assigneeId: 'mira' },
        { ids: ['t1'], status: 'closed' },
        { ids: ['t1'], priority: 'low' },
      ]),
    );
  });

  it('is restored by an undo, unless someone has changed it since or an email was sent about it', async () => {
    api.get('/tex-suite/ticket/t1', () => api.json(aDetail()));
    const taken = takeChanges();
    open('/tickets?ticket=t1');
    const opened = within(await panel());
    await opened.findByRole('option', { name: 'Mira Shah' });
    await choose('Assigned to', 'Mira Shah', opened);
    api.put('/tex-suite/ticket', async ({ request }) => {
      taken.push(await request.json());
      return api.json({ changed: 0, skipped: ['t1'] });
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not undone: .* Someone else changed it in the meantime\.$/)).toBeInTheDocument();
    expect(taken[1]).toEqual({ ids: ['t1'], assigneeId: null, matching: { assignee: 'mira' } });
    const solved = takeChanges();
    await choose('Status', 'Solved', opened);
    expect(await screen.findByText('1 ticket changed.')).toBeInTheDocument();
    expect(solved).toEqual([{ ids: ['t1'], status: 'resolved' }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says when it does not exist', async () => {
    api.get('/tex-suite/ticket/none', () => api.json({ message: 'no' }, 404));
    open('/tickets?ticket=none');
    expect(await screen.findByRole('heading', { name: 'This ticket doesn’t exist' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Ticket' })).toBeInTheDocument();
  });
});
