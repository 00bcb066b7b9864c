import { fakeApi, renderPage } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';

const api = fakeApi();
const ROLES = '/tex-admin/marketplace-roles';

const open = (at: string) => renderPage(IamDashboardPage, { path: '/iam-dashboard', at });

const paymentAdmin = {
  id: 'payment-admin',
  roleName: 'PAYMENT_ADMIN',
  roleType: 'PAYMENT',
  description: 'Fills the cart.',
  members: 3,
};

it('lists marketplace roles, whose members lead to the users who hold them', async () => {
  api.get(ROLES, () => api.json([paymentAdmin]));
  open('/iam-dashboard?tab=roles');
  const table = within(await screen.findByRole('table', { name: 'Marketplace roles' }));
  expect(table.getByText('Fills the cart.')).toBeInTheDocument();
  expect(table.getByRole('link', { name: /^3/ })).toHaveAttribute('href', '/iam-dashboard?role=PAYMENT_ADMIN');
});

it('says when there are no roles', async () => {
  api.get(ROLES, () => api.json([]));
  open('/iam-dashboard?tab=roles');
  expect(await screen.findByRole('heading', { name: 'No marketplace roles yet' })).toBeInTheDocument();
});

it('says when the roles cannot be had, and asks again on demand', async () => {
  api.get(ROLES, () => api.json({ message: 'no' }, 403));
  open('/iam-dashboard?tab=roles');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  api.get(ROLES, () => api.json([paymentAdmin]));
  await userEvent.click(again);
  expect(await screen.findByRole('table', { name: 'Marketplace roles' })).toBeInTheDocument();
});

it.each([
  ['access', 'Who may open which module'],
  ['audit', 'What was changed, by whom'],
])('says what the part %s will hold', (tab, title) => {
  open(`/iam-dashboard?tab=${tab}`);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

it('marks the part that is open, each with a URL of its own', async () => {
  open('/iam-dashboard?tab=audit');
  const tabs = within(screen.getByRole('navigation', { name: 'Identity and access' }));
  expect(tabs.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tabs.getByRole('link', { name: 'Module access' }));
  expect(screen.getByRole('heading', { name: 'Who may open which module' })).toBeInTheDocument();
  expect(tabs.getByRole('link', { name: 'Audit log' })).not.toHaveAttribute('aria-current');
});
