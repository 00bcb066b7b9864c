import type { SecondFactors } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import ProfilePage from '../pages/profile.tsx';

const api = fakeApi();

beforeEach(() => {
  api.get('/auth/profile', () =>
    api.json({ name: 'Asha Rao', email: 'asha@tex.example', phone: null, timeZone: null }),
  );
  api.get('/auth/sessions', () => api.json([]));
  serveFactors({});
});

const serveFactors = (fields: Partial<SecondFactors>) =>
  api.get('/auth/second-factor', () =>
    api.json({
      ...{ passkeys: [], totp: null, recoveryCodes: null, requiredBy: null, overdue: false, freshUntil: null },
      proofs: ['password'],
      ...fields,
    }),
  );

const held = (id: string, moduleName: string, moduleAccess: string, sections: string[] = []) => ({
  id,
  moduleName,
  moduleAccess,
  sections: sections.map((sectionName) => ({ sectionId: sectionName, sectionName })),
});

const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows name, email and role of the signed-in user', async () => {
  signInAs(aUser({ role: 'ADMIN' }));
  renderPage(ProfilePage, { path: '/profile' });
  expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeInTheDocument();
  const details = region('Details');
  expect(await details.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  expect(details.getByText('asha@tex.example')).toBeInTheDocument();
  expect(details.getByText('Admin')).toBeInTheDocument();
});

it.each([
  ['names the organization', aUser({ organization: { id: 'acme', name: 'Acme' } }), 'Acme', null],
  [
    'leads payment admins to its members',
    aUser({ organization: { id: 'acme', name: 'Acme' }, marketplaceRoles: ['PAYMENT_ADMIN'] }),
    'Acme',
    '/organizations/acme',
  ],
  ['leads who waits to what happens next', aUser({ organization: null }), 'Waiting for one', '/waiting'],
])('%s', async (_what, account, text, href) => {
  signInAs(account);
  renderPage(ProfilePage, { path: '/profile' });
  const details = region('Details');
  await details.findByRole('textbox', { name: 'Name' });
  expect(details.getByText(text).closest('a')?.getAttribute('href') ?? null).toBe(href);
});

it('lists marketplace roles, in either format, and says which are inactive', () => {
  signInAs(aUser({ marketplaceRoles: ['payment admin', { roleName: 'PAYMENT_CREATOR', roleStatus: false }] }));
  renderPage(ProfilePage, { path: '/profile' });
  const [spaced, creator] = region('Marketplace roles').getAllByRole('listitem');
  expect(spaced).toHaveTextContent('Payment adminActive');
  expect(creator).toHaveTextContent('Payment creatorInactive');
});

it('lists modules with access level and the first three sections', () => {
  const modules = [
    held('attendance', 'Attendance', 'Full Access', ['Daily sheet', 'Exceptions', 'Corrections', 'Shifts']),
    held('claims', 'Claims', 'Trial'),
  ];
  signInAs(aUser({ userAccess: { modules } }));
  renderPage(ProfilePage, { path: '/profile' });
  const [attendance, claims] = region('Modules').getAllByRole('listitem');
  expect(attendance).toHaveTextContent('Full Access');
  expect(attendance).toHaveTextContent('Daily sheet, Exceptions, Corrections and 1 more');
  expect(claims).toHaveTextContent('Active');
});

it('says who grants roles and modules when there are none', () => {
  signInAs(aUser());
  renderPage(ProfilePage, { path: '/profile' });
  expect(screen.getByText(/None assigned/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No modules yet' })).toBeInTheDocument();
});

it('shows only what is needed to end it while two-step verification is overdue', async () => {
  const due = '2026-03-04T10:00:00.000Z';
  signInAs(aUser({ role: 'ADMIN', secondFactorDueAt: due }));
  serveFactors({ requiredBy: due, overdue: true });
  renderPage(ProfilePage, { path: '/profile' });
  expect(screen.getByText(/^Your role requires two-step verification, and the time/)).toBeInTheDocument();
  expect(await region('Two-step verification').findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Details' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
});
