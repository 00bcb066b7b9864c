import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';

const api = fakeApi();

const open = (at: string) => renderPage(IamDashboardPage, { path: '/iam-dashboard', at });
const nothing = { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 };

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  api.get('/tex-admin/audit', () => api.json(nothing));
  api.get('/tex-admin/audit/actions', () => api.json([]));
});

it('marks the open tab, each with its own URL', async () => {
  open('/iam-dashboard?tab=audit');
  const tabs = within(screen.getByRole('navigation', { name: 'Identity and access' }));
  expect(tabs.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeInTheDocument();
  await userEvent.click(tabs.getByRole('link', { name: 'Module access' }));
  expect(screen.getByRole('heading', { name: 'Choose a user' })).toBeInTheDocument();
  expect(tabs.getByRole('link', { name: 'Audit log' })).not.toHaveAttribute('aria-current');
});

it('shows the users for an unknown tab', async () => {
  api.get('/tex-suite/user', () => api.json(nothing));
  open('/iam-dashboard?tab=nothing');
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeInTheDocument();
});
