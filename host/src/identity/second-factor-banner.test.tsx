import { aUser, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SecondFactorBanner } from './second-factor-banner.tsx';

fakeClock();
const NOW = Date.parse('2026-11-25T10:00:00Z');
const DAY = 86_400_000;
beforeEach(() => jest.setSystemTime(NOW));

const owner = (due: string | null, id = 'user-1') => signInAs(aUser({ id, secondFactorDueAt: due }));
const banner = () => screen.queryByRole('status', { name: 'Two-step verification' });
const show = (path = '/') => renderPage(SecondFactorBanner, { path });

it('says until when it must be set up, and where', () => {
  owner('2026-12-09T10:00:00Z');
  show();
  expect(banner()).toHaveTextContent('Set up two-step verification by 9 Dec 2026');
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/profile');
});

it.each([null, undefined, '2026-11-25T10:00:00Z'])('is not shown when it is due %p', (due) => {
  signInAs(aUser(due === undefined ? {} : { secondFactorDueAt: due }));
  show();
  expect(banner()).not.toBeInTheDocument();
});

it('is not shown where it is set up', () => {
  owner('2026-12-09T10:00:00Z');
  show('/profile');
  expect(banner()).not.toBeInTheDocument();
});

it('stays closed for a day for the user who closed it', () => {
  owner('2026-12-09T10:00:00Z');
  const first = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close for a day' }));
  expect(banner()).not.toBeInTheDocument();
  first.unmount();
  jest.setSystemTime(NOW + DAY - 1);
  const second = show();
  expect(banner()).not.toBeInTheDocument();
  second.unmount();
  owner('2026-12-09T10:00:00Z', 'user-2');
  const third = show();
  expect(banner()).toBeInTheDocument();
  third.unmount();
  owner('2026-12-09T10:00:00Z');
  jest.setSystemTime(NOW + DAY);
  show();
  expect(banner()).toBeInTheDocument();
});
