import type { Setup } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SetupPage from '../pages/setup.tsx';
import SetupNotice from '../widgets/setup-notice.tsx';

const api = fakeApi();
const user = userEvent.setup();

const ids = ['company', 'tax', 'sender', 'payment', 'catalogue', 'prices', 'privacy', 'organization'] as const;
const setup = (done: Partial<Record<(typeof ids)[number], string>>): Setup => ({
  steps: ids.map((id) => ({ id, done: id in done, value: done[id] ?? '' })),
});
const all = Object.fromEntries(ids.map((id) => [id, `the ${id}`]));
const serve = (answer: Setup) => api.get('/tex-admin/setup', () => api.json(answer));

beforeEach(() => signInAs(aUser({ role: 'SUPER_ADMIN' })));

it('shows what is set and what is missing, and links to each form', async () => {
  serve(setup({ company: 'Bazaar Ltd', tax: 'EUR, VAT 20%' }));
  renderPage(SetupPage, { path: '/setup', at: '/setup' });
  expect(await screen.findByText('2 of 8 steps done.')).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('img').getAttribute('aria-label'))).toEqual([
    ...['Done', 'Done', 'To do', 'To do', 'To do', 'To do', 'To do', 'To do'],
  ]);
  expect(within(steps[0] as HTMLElement).getByText('Bazaar Ltd')).toBeInTheDocument();
  // It is set in the environment.
  expect(screen.queryByRole('link', { name: 'Send a test email' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/settings?section=company',
      '/settings?section=tax',
      '/settings/catalogue?view=files',
      '/settings/catalogue?view=prices',
      '/settings/catalogue?view=policy',
      '/organizations',
    ]),
  );
});

it('is in the navigation with the number of missing steps, until none are left', async () => {
  serve(setup({ company: 'Bazaar Ltd' }));
  const first = renderPage(SetupPage, { path: '/setup', at: '/setup' });
  expect(await screen.findByRole('link', { name: 'Setup (7 left)' })).toBeInTheDocument();
  first.unmount();
  serve(setup(all));
  renderPage(SetupPage, { path: '/setup', at: '/setup' });
  expect(await screen.findByText(/Your marketplace is ready to sell\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Setup/ })).not.toBeInTheDocument();
});

it('says that the steps could not be loaded, and tries again', async () => {
  api.get('/tex-admin/setup', () => api.json({ message: 'no' }, 404));
  renderPage(SetupPage, { path: '/setup', at: '/setup' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve(setup(all));
  await user.click(again);
  expect(await screen.findByText(/ready to sell/)).toBeInTheDocument();
});

it.each([
  [setup(Object.fromEntries(Object.entries(all).slice(1))), '1 setup step left.'],
  [setup({}), '8 setup steps left.'],
])('says on the dashboard how many steps are missing', async (answer, text) => {
  serve(answer);
  renderPage(SetupNotice);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue setup' })).toHaveAttribute('href', '/setup');
});
