import { aUser, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import SettingsPage from './settings.tsx';

const ways = () => within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link');
const admin = aUser({ role: 'ADMIN' });

const names = [
  'Overview',
  'IAM',
  'Organizations',
  'Inbox',
  'Reviews',
  'Orders',
  'Reports',
  'My Subscriptions',
  'Single sign-on',
  'Geo-location',
  'Health',
  'Settings',
];

it.each([
  ['an administrator', admin, names],
  ['a super administrator', aUser({ role: 'SUPER_ADMIN' }), [...names, 'Sessions']],
])('links %s to every page that they may open [OTHER-05]', (_who, user, expected) => {
  signInAs(user);
  renderPage(SettingsPage, { path: '/settings' });
  expect(ways().map((link) => link.textContent)).toEqual(expected);
  expect(ways().find((link) => link.hasAttribute('aria-current'))).toHaveTextContent('Settings');
});
