import type { MyTicket } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyTicketsPage from '../pages/my-tickets.tsx';
import TicketStatusPage from '../pages/ticket-status.tsx';

const api = fakeApi();
const user = userEvent.setup();
beforeEach(() => signInAs(aUser()));

const aTicket: MyTicket = {
  ...{ id: 't1', kind: 'ticket', number: 'TEX-2026-000123', subject: 'Leave balance', status: 'waiting' },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-21T11:00:00Z' },
};
const isSolved = ({ status }: MyTicket) => ['resolved', 'closed'].includes(status);

/** Filters as the server does. */
const serve = (...tickets: MyTicket[]) =>
  api.get('/tex-suite/ticket/mine', ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    const content = status ? tickets.filter((ticket) => isSolved(ticket) === (status === 'solved')) : tickets;
    return api.json({ content, page: 0, size: 20, totalElements: content.length, totalPages: 1 });
  });
const open = () => renderPage(MyTicketsPage, { path: '/my-tickets' });

describe('my tickets', () => {
  it('are listed with kind, number, status and last activity, and link to their pages', async () => {
    serve(aTicket, { ...aTicket, id: 'd1', kind: 'demo', subject: 'Demo for Nilgiri', status: 'closed' });
    open();
    const [, first, second] = within(await screen.findByRole('table', { name: 'My tickets' })).getAllByRole('row');
    expect(first).toHaveTextContent(/Leave balance.*Ticket TEX-2026-000123.*Waiting for you.*20 Nov 2026.*21 Nov 2026/);
    expect(second).toHaveTextContent(/Demo for Nilgiri.*Demo request.*Closed/);
    expect(screen.getByRole('link', { name: 'Leave balance' })).toHaveAttribute('href', '/ticket/status?ticket=t1');
  });

  it('are filtered by whether they are solved', async () => {
    serve(aTicket, { ...aTicket, id: 't2', subject: 'Payslip', status: 'resolved' });
    const { router } = open();
    const subjects = () => screen.getAllByRole('link', { name: /balance|Payslip/ }).map((link) => link.textContent);
    await screen.findByRole('link', { name: 'Payslip' });
    expect(subjects()).toEqual(['Leave balance', 'Payslip']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Unsolved');
    await waitFor(() => expect(subjects()).toEqual(['Leave balance']));
    expect(router.state.location.search).toBe('?status=unsolved');
    await user.selectOptions(screen.getByLabelText('Status'), 'Solved');
    await waitFor(() => expect(subjects()).toEqual(['Payslip']));
  });

  it('offer to raise a ticket if there are none', async () => {
    serve();
    open();
    expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Raise a Ticket' })).toHaveAttribute('href', '/ticket');
  });
});

describe('the address of a user’s own ticket', () => {
  const openOwn = () => renderPage(TicketStatusPage, { path: '/ticket/status', at: '/ticket/status?ticket=t1' });

  it('becomes the address with its link’s token', async () => {
    api.post('/tex-suite/ticket/mine/t1/link', () => api.json({ token: 'a'.repeat(43) }));
    api.get('/tex-suite/ticket/status', () => api.json({ message: 'no' }, 403));
    const { router } = openOwn();
    await waitFor(() => expect(router.state.location.search).toBe(`?token=${'a'.repeat(43)}`));
  });

  it.each([
    [
      'of somebody else says that it leads nowhere',
      () => api.json({ message: 'no' }, 404),
      'We can’t find this ticket',
    ],
    ['can be tried again', () => api.json({ message: 'no' }, 403), 'Your ticket could not be loaded'],
  ])('%s', async (_what, answer, heading) => {
    api.post('/tex-suite/ticket/mine/t1/link', answer);
    openOwn();
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('asks a visitor to sign in', async () => {
    signInAs(null);
    openOwn();
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });
});
