import type { SavedReply, TicketDetail, TicketEvent, TicketSummary } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketsPage from '../pages/tickets.tsx';

const api = fakeApi();
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

const summary: TicketSummary = {
  ...{ id: 't1', kind: 'ticket', number: 'TEX-2026-000001', subject: 'Leave balance', name: 'Asha Rao' },
  ...{ email: 'asha@tex.example', category: 'problem', priority: 'high', status: 'open', assignee: null },
  module: { id: 'leave', name: 'Leave' },
  organization: { id: 'meridian', name: 'Meridian' },
  lastActivityBy: 'Priya Nair',
  ...{ createdAt: '2026-01-04T10:00:00Z', updatedAt: '2026-03-04T10:00:00Z' },
};
const { organization: _, ...ofSummary } = summary;
const detail: TicketDetail = {
  ...ofSummary,
  ...{ description: 'The balance of October is missing.', phone: null, attachment: null, events: [] },
  ...{ module: { id: 'leave', name: 'Leave' }, organization: 'Meridian', organizationId: 'meridian', userId: 'asha' },
};
const event = (id: string, fields: Partial<TicketEvent> = {}): TicketEvent => ({
  ...{ id, kind: 'message', author: 'agent', authorName: 'Priya Nair', body: 'Which year?' },
  ...{ createdAt: '2026-03-04T10:00:00Z', ...fields },
});
const demo = {
  ...{ company: 'Nilgiri', teamSize: 40, modules: [{ id: 'leave', name: 'Leave' }] },
  ...{ preferredDay: '2027-01-12', preferredTime: 'morning', timeZone: 'America/New_York' },
  ...{ ownTimeZone: 'Asia/Kolkata', appointment: null, sequence: 0 },
};

/** Serves this ticket, with an ETag, and counts the calls. */
const serve = (fields: Partial<TicketDetail> = {}) => {
  const served = { ticket: { ...detail, ...fields }, calls: [] as (string | null)[] };
  api.get('/tex-suite/ticket/t1', ({ request }) => {
    const known = request.headers.get('If-None-Match');
    served.calls.push(known);
    const etag = `W/"${served.ticket.events.length}"`;
    return known === etag
      ? new Response(null, { status: 304 })
      : new Response(JSON.stringify(served.ticket), { headers: { etag, 'content-type': 'application/json' } });
  });
  return served;
};
/** Records what is sent to a path, and responds with these in turn. */
const take = (method: 'post' | 'put' | 'delete', path: string, ...answers: (() => Response)[]) => {
  const taken: { body: unknown; key: string | null; query: string }[] = [];
  api[method](path, async ({ request }) => {
    const text = await request.text();
    const query = new URL(request.url).search;
    taken.push({
      body: text === '' ? undefined : JSON.parse(text),
      key: request.headers.get('Idempotency-Key'),
      query,
    });
    return (answers.shift() ?? (() => api.json(detail)))();
  });
  return taken;
};
const late = (message: string) => () => api.json({ code: 'changed_meanwhile', message }, 409);

const asked: URLSearchParams[] = [];
beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  sessionStorage.clear();
  asked.length = 0;
  api.get('/tex-suite/ticket/agents', () => api.json([]));
  api.get('/tex-suite/saved-reply', () => api.json([]));
  api.get('/tex-suite/ticket', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: [summary], page: 0, size: 20, totalElements: 1, totalPages: 1 });
  });
});

const open = (at = '/tickets?ticket=t1') => renderPage(TicketsPage, { path: '/tickets', at });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Leave balance' }));
const answerField = async () => (await panel()).getByRole('textbox', { name: 'Your reply' });

describe('the list', () => {
  it('says what came in, how and for whom, and who acted last', async () => {
    open('/tickets');
    const [, row] = within(await screen.findByRole('table', { name: 'Tickets' })).getAllByRole('row');
    expect(row).toHaveTextContent('TEX-2026-000001 · Asha Rao · Meridian · Leave');
    expect(row).toHaveTextContent('Priya Nair');
    expect(within(row as HTMLElement).getByRole('img', { name: 'Ticket' })).toBeInTheDocument();
  });

  it('has views with their own addresses, which keep the other filters', async () => {
    const { router } = open('/tickets?kind=demo&page=3');
    await screen.findByRole('table', { name: 'Tickets' });
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await user.click(views.getByRole('link', { name: 'Waiting for us' }));
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('waiting'));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      view: 'waiting',
      kind: 'demo',
    });
    expect(views.getByRole('link', { name: 'Waiting for us' })).toHaveAttribute('aria-current', 'page');
  });
});

it('links to the person, the organization, its orders and the module', async () => {
  serve();
  open();
  const opened = await panel();
  const addresses = ['Asha Rao', 'Meridian', 'Orders', 'Leave'].map((name) =>
    opened.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses.map((address) => address?.replace(/^\/marketplace/, ''))).toEqual([
    '/iam-dashboard?user=asha',
    '/organizations/meridian',
    '/orders?search=Meridian',
    '/module?id=leave',
  ]);
});

describe('what others do meanwhile', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is shown above the form within seconds, reloads the ticket only if it has changed, and counts as seen', async () => {
    const served = serve({ events: [event('e1')] });
    const sent = take('post', '/tex-suite/ticket/t1/answer');
    open();
    await user.type(await answerField(), 'Fixed.');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect((await panel()).getByRole('status')).toBeEmptyDOMElement();
    served.ticket = { ...served.ticket, events: [event('e1'), event('e2', { body: 'It is fixed.' })] };
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await waitFor(async () => expect((await panel()).getByRole('status')).toHaveTextContent(/^Priya Nair replied/));
    expect((await panel()).getByText('It is fixed.')).toBeInTheDocument();
    expect(served.calls).toEqual([null, null, 'W/"1"', 'W/"1"']);
    expect(await answerField()).toHaveValue('Fixed.');
    await user.click((await panel()).getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ seen: 'e2' }));
  });

  it('is not requested while the page is hidden', async () => {
    const served = serve();
    open();
    await answerField();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    hidden.mockRestore();
    expect(served.calls).toHaveLength(1);
  });
});

it('an answer that comes too late keeps its text, shows what is new, and can be sent anyway', async () => {
  const served = serve();
  const sent = take('post', '/tex-suite/ticket/t1/answer', late('Priya Nair answered in the meantime.'));
  open();
  await user.type(await answerField(), 'Fixed.');
  served.ticket = { ...served.ticket, events: [event('e1', { body: 'Solved by me.' })] };
  await user.click((await panel()).getByRole('button', { name: 'Send reply' }));
  expect(await (await panel()).findByText('Priya Nair answered in the meantime.')).toBeInTheDocument();
  expect(await (await panel()).findByText('Solved by me.')).toBeInTheDocument();
  expect((await panel()).getByRole('status')).toHaveTextContent(/^Priya Nair replied/);
  expect(await answerField()).toHaveValue('Fixed.');
  await user.click((await panel()).getByRole('button', { name: 'Send anyway' }));
  await waitFor(async () => expect(await answerField()).toHaveValue(''));
  expect(sent.map(({ body }) => body)).toEqual([
    { message: 'Fixed.', status: 'waiting', seen: null },
    { message: 'Fixed.', status: 'waiting', seen: 'e1' },
  ]);
  expect((await panel()).getByRole('button', { name: 'Send reply' })).toBeInTheDocument();
});

it('an answer without a response is sent again with the same key, and a different one with a new key', async () => {
  serve();
  const lost = () => api.lost();
  const sent = take('post', '/tex-suite/ticket/t1/answer', lost as () => Response);
  open();
  await user.type(await answerField(), 'Fixed.');
  const send = async () => user.click((await panel()).getByRole('button', { name: 'Send reply' }));
  await send();
  expect(await (await panel()).findByText(/so nothing was sent\./)).toBeInTheDocument();
  await send();
  await waitFor(async () => expect(await answerField()).toHaveValue(''));
  await user.type(await answerField(), 'Fixed.');
  await send();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('saved replies', () => {
  const reply: SavedReply = { id: 'r1', name: 'Thanks', body: 'Thank you, {name}.', updatedAt: '2026-03-04T10:00:00Z' };
  beforeEach(() => void api.get('/tex-suite/saved-reply', () => api.json([reply])));

  it('are inserted below the text, with the first name', async () => {
    serve();
    open();
    await user.type(await answerField(), 'Hello');
    await user.selectOptions(await (await panel()).findByRole('combobox', { name: 'Saved reply' }), 'Thanks');
    expect(await answerField()).toHaveValue('Hello\n\nThank you, Asha.');
  });

  const manage = async () => user.click(await screen.findByRole('button', { name: 'Saved replies' }));
  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Thanks' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('are changed against the version that was read, and deleted after a confirmation', async () => {
    const changed = take('put', '/tex-suite/saved-reply/r1', () => api.json(reply));
    const deleted = take('delete', '/tex-suite/saved-reply/r1', () => api.json({ success: true, message: 'Gone.' }));
    open('/tickets');
    await manage();
    await act('Edit');
    await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' Bye.');
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() =>
      expect(changed[0]?.body).toEqual({ name: 'Thanks', body: 'Thank you, {name}. Bye.', updatedAt: reply.updatedAt }),
    );
    await act('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete reply' }));
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('are added, with a name and a text', async () => {
    const added = take('post', '/tex-suite/saved-reply', () => api.json(reply, 201));
    open('/tickets');
    await manage();
    await user.click(await screen.findByRole('button', { name: 'New reply' }));
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    expect(await screen.findByText('Enter some text.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bye');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Bye.');
    await user.click(screen.getByRole('button', { name: 'Save reply' }));
    await waitFor(() => expect(added[0]?.body).toEqual({ name: 'Bye', body: 'Bye.' }));
  });
});

describe('a demo', () => {
  const appointment = { startsAt: '2027-01-12T13:30:00.000Z', minutes: 45 as const, place: 'https://meet.example/1' };

  it('is confirmed in our time zone, shows theirs, and says what is missing', async () => {
    serve({ kind: 'demo', demo });
    const sent = take('put', '/tex-suite/ticket/t1/demo');
    open();
    const opened = await panel();
    expect(opened.getByText('Tue, 12 Jan 2027, in the morning, 9 to 12 (America/New_York)')).toBeInTheDocument();
    await user.click(opened.getByRole('button', { name: 'Confirm time' }));
    expect(opened.getByLabelText('Date')).toHaveValue('2027-01-12');
    await user.click(opened.getByRole('button', { name: 'Send invitation' }));
    expect(await opened.findByText('Choose a time.')).toBeInTheDocument();
    await user.type(opened.getByLabelText('Time in Asia/Kolkata'), '19:00');
    expect(opened.getByText(/They’ll see Tue, 12 Jan 2027,? 08:30 \(America\/New_York\)\./)).toBeInTheDocument();
    await user.click(opened.getByLabelText('Link or location'));
    await user.paste(appointment.place);
    await user.click(opened.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...appointment, was: 0 }));
  });

  it('is moved from its current time, and canceled after a confirmation', async () => {
    serve({ kind: 'demo', demo: { ...demo, appointment, sequence: 3 } });
    const cancelled = take('delete', '/tex-suite/ticket/t1/demo');
    open();
    const opened = await panel();
    await user.click(opened.getByRole('button', { name: 'Change time' }));
    expect(opened.getByLabelText('Time in Asia/Kolkata')).toHaveValue('19:00');
    await user.click(opened.getByRole('button', { name: 'Back' }));
    await user.click(opened.getByRole('button', { name: 'Cancel demo' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this demo?' }));
    await user.click(question.getByRole('button', { name: 'Cancel demo' }));
    await waitFor(() => expect(cancelled).toMatchObject([{ query: '?was=3' }]));
  });
});
