import { fakeApi, renderPage } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmPage from '../pages/newsletter-confirm.tsx';
import AlertsUnsubscribePage from '../pages/alerts-unsubscribe.tsx';
import UnsubscribePage from '../pages/newsletter-unsubscribe.tsx';

const api = fakeApi();
const user = userEvent.setup();

const pages = [
  ['/newsletter/confirm', ConfirmPage, 'Confirm subscription', 'You’re subscribed'],
  ['/newsletter/unsubscribe', UnsubscribePage, 'Unsubscribe', 'You’re unsubscribed'],
  ['/alert/unsubscribe', AlertsUnsubscribePage, 'Unsubscribe', 'Alert emails are off'],
] as const;

describe.each(pages)('the link of %s', (path, LinkPage, action, done) => {
  const open = (query = '?token=abc') => renderPage(LinkPage, { path, at: `${path}${query}` });
  const press = () => user.click(screen.getByRole('button', { name: action }));

  it('does nothing when it is opened, and what it says when the button is pressed', async () => {
    const tokens: unknown[] = [];
    api.post(`/tex-suite${path}`, async ({ request }) => {
      const body = await request.text();
      tokens.push(body === '' ? new URL(request.url).searchParams.get('token') : JSON.parse(body).token);
      return api.json({ success: true, message: 'Done.', email: 'asha@tex.example' });
    });
    open();
    expect(tokens).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { level: 2, name: done })).toHaveFocus();
    expect(screen.getByText(/asha@tex\.example/)).toBeInTheDocument();
    expect(tokens).toEqual(['abc']);
  });

  it('asks people to open it again when it is cut short', () => {
    open('');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(screen.getByRole('button', { name: action })).toBeDisabled();
  });

  it.each([
    ['the link has expired', () => api.json({ message: 'This link has expired.' }, 404), 'This link has expired.'],
    ['the server didn’t respond', () => api.lost(), 'The server didn’t respond. Check your connection and try again.'],
  ])('says so when %s, and lets people try again', async (_, answer, text) => {
    api.post(`/tex-suite${path}`, answer);
    open();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: action })).toBeEnabled();
  });
});
