import { aUser, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import GeoLocationPage from './geo-location.tsx';
import SessionsPage from './sessions.tsx';
import SettingsPage from './settings.tsx';
import SignOnPage from './sign-on.tsx';

it.each([
  ['Settings', SettingsPage, ['Company', 'Tax and invoices', 'Email templates', 'Security', 'Catalogue']],
  ['Single sign-on', SignOnPage, ['Add a provider', 'Test, then enable', 'Identity providers']],
  ['Geo-location', GeoLocationPage, ['Sites', 'Live positions', 'The same as a table']],
  ['Sessions', SessionsPage, ['Live sessions', 'Find', 'End one', 'End all of a user']],
])('%s says what it will hold, and who does it until then', (title, Page, parts) => {
  renderPage(Page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  for (const part of parts) expect(screen.getByRole('heading', { level: 2, name: part })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Raise a Ticket' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/ticket\?category=other&subject=\w/),
  );
});

const ways = () => within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link');
const admin = aUser({ role: 'ADMIN' });

it.each([
  ['an administrator', admin, ['IAM', 'Tickets', 'My Subscriptions', 'Single sign-on', 'Geo-location', 'Settings']],
  [
    'a super administrator',
    aUser({ role: 'SUPER_ADMIN' }),
    ['IAM', 'Tickets', 'My Subscriptions', 'Single sign-on', 'Geo-location', 'Settings', 'Sessions'],
  ],
])('leads %s to every page that they may open [OTHER-05]', (_who, user, names) => {
  signInAs(user);
  renderPage(SettingsPage, { path: '/settings' });
  expect(ways().map((link) => link.textContent)).toEqual(names);
  expect(ways().find((link) => link.hasAttribute('aria-current'))).toHaveTextContent('Settings');
});
