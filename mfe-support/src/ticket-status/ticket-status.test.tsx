import type { TicketView } from '@marketplace/shared/contracts';
import { fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketStatusPage from '../pages/ticket-status.tsx';

const api = fakeApi();
const user = userEvent.setup();

beforeEach(() => {
  signInAs(null);
  sessionStorage.clear();
});

const aTicket = (fields: Partial<TicketView> = {}): TicketView => ({
  number: 'TEX-2026-000123',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  category: 'problem',
  module: { id: 'leave', name: 'Leave' },
  subject: 'Leave balance',
  description: 'The balance of October is missing.',
  priority: 'high',
  status: 'waiting',
  attachment: { name: 'error.txt', type: 'text/plain', size: 2_048 },
  canAnswer: true,
  events: [
    {
      id: '1',
      kind: 'message',
      author: 'agent',
      authorName: 'Mira Shah',
      body: 'Which year is it?',
      createdAt: '2026-11-20T11:00:00Z',
    },
    {
      id: '2',
      kind: 'status',
      author: 'agent',
      authorName: 'Mira Shah',
      body: 'waiting',
      createdAt: '2026-11-20T11:00:00Z',
    },
  ],
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T11:00:00Z',
  ...fields,
});

const answerWith = (ticket: TicketView) => {
  const tokens: (string | null)[] = [];
  api.get('/tex-suite/ticket/status', ({ request }) => {
    tokens.push(new URL(request.url).searchParams.get('token'));
    return api.json(ticket);
  });
  return tokens;
};
const open = (query = '?token=abc') =>
  renderPage(TicketStatusPage, { path: '/ticket/status', at: `/ticket/status${query}` });
const talk = () => within(screen.getByRole('list', { name: 'Conversation' }));

it('shows the ticket of the link: status, conversation, details', async () => {
  const tokens = answerWith(aTicket());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave balance' })).toBeInTheDocument();
  expect(tokens).toEqual(['abc']);
  expect(screen.getByText('TEX-2026-000123')).toBeInTheDocument();
  const [first, second] = talk().getAllByRole('listitem');
  expect(first).toHaveTextContent(/You.*The balance of October is missing\./);
  expect(second).toHaveTextContent(/Mira ShahSupport.*Which year is it\?/);
  const facts = within(screen.getByRole('complementary', { name: 'About this ticket' }));
  for (const text of ['Waiting for you', 'Something isn’t working', 'Leave', 'High']) facts.getByText(text);
  expect(facts.getByRole('link', { name: /error\.txt/ })).toHaveAttribute(
    'href',
    'http://localhost/api/marketplace/tex-suite/ticket/status/attachment?token=abc',
  );
});

describe('an answer', () => {
  const field = () => screen.getByRole('textbox', { name: 'Your reply' });
  const write = async (text: string) => {
    await user.click(await screen.findByRole('textbox', { name: 'Your reply' }));
    await user.paste(text);
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send reply' }));

  it('is sent with the token of the link, and joins the conversation', async () => {
    const bodies: unknown[] = [];
    answerWith(aTicket());
    api.post('/tex-suite/ticket/status/answer', async ({ request }) => {
      bodies.push(await request.json());
      const said = {
        id: '3',
        kind: 'message' as const,
        author: 'requester' as const,
        authorName: 'Asha Rao',
        body: '2026',
        createdAt: '2026-11-20T12:00:00Z',
      };
      return api.json(aTicket({ status: 'open', events: [...aTicket().events, said] }));
    });
    open();
    await write(' 2026 ');
    await send();
    expect(await talk().findByText('2026')).toBeInTheDocument();
    expect(bodies).toEqual([{ token: 'abc', message: '2026' }]);
    expect(screen.getByText('We’re working on it.')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('can’t be empty', async () => {
    answerWith(aTicket());
    open();
    await screen.findByRole('textbox', { name: 'Your reply' });
    await send();
    expect(field()).toHaveAccessibleDescription('Enter your reply first.');
    await write('x');
    expect(field()).toBeValid();
  });

  it.each([
    ['what the server said', () => api.json({ message: 'You have written a lot.' }, 429), 'You have written a lot.'],
    [
      'what to do when the server didn’t respond',
      () => api.lost(),
      'Your reply could not be sent. Check your connection',
    ],
  ])('that is refused says %s, and keeps what was typed through a reload', async (_, answer, text) => {
    answerWith(aTicket());
    api.post('/tex-suite/ticket/status/answer', answer);
    const page = open();
    await write('It is 2026.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    page.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('It is 2026.');
  });

  it('opens a solved ticket again', async () => {
    answerWith(aTicket({ status: 'resolved' }));
    open();
    expect(await screen.findByRole('button', { name: 'Reopen ticket' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Not solved? Tell us what’s still wrong' })).toBeInTheDocument();
  });

  it('is not accepted by a closed ticket, which links to a new one', async () => {
    answerWith(aTicket({ status: 'closed', canAnswer: false }));
    open();
    expect(await screen.findByRole('link', { name: 'Raise a new ticket' })).toHaveAttribute(
      'href',
      '/ticket?subject=About%20TEX-2026-000123%3A%20Leave%20balance',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('an invalid link', () => {
  it.each([
    ['is cut short', '', 404],
    ['is not known', '?token=x', 404],
    ['is no token', '?token=x', 400],
  ])('that %s says so', async (_, query, status) => {
    api.get('/tex-suite/ticket/status', () => api.json({ message: 'no' }, status));
    open(query);
    expect(await screen.findByRole('heading', { name: 'We can’t find this ticket' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Raise a Ticket' })).toHaveAttribute('href', '/ticket');
  });
});

it('can be loaded again when the server didn’t respond', async () => {
  api.get('/tex-suite/ticket/status', () => api.json({ message: 'no' }, 403));
  open();
  await screen.findByRole('heading', { name: 'Your ticket could not be loaded' });
  answerWith(aTicket());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave balance' })).toBeInTheDocument();
});
