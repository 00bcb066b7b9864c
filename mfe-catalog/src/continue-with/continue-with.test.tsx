import { forgetTab } from '@marketplace/shared/session';
import { keepContinueWith, mayContinue } from '@marketplace/shared/modules';
import { fakeClock, renderWidget } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import ContinueWith from './continue-with.tsx';

const clock = fakeClock();
const keep = () => keepContinueWith({ moduleId: 'gitea', moduleName: 'Gitea' });
const link = () => screen.queryByRole('link', { name: 'Continue with Gitea' });

it('leads back to the module, once', async () => {
  keep();
  const { unmount } = renderWidget(<ContinueWith />);
  expect(link()).toHaveAttribute('href', '/module?id=gitea');
  await clock.user().click(link() as HTMLElement);
  unmount();
  expect(mayContinue()).toBe(false);
  renderWidget(<ContinueWith />);
  expect(link()).toBeNull();
});

it('disappears when it is dismissed', async () => {
  keep();
  renderWidget(<ContinueWith />);
  await clock.user().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([link(), mayContinue()]).toEqual([null, false]);
});

it('expires after 30 minutes', async () => {
  keep();
  await clock.pass(30 * 60_000 - 1_000);
  const { unmount } = renderWidget(<ContinueWith />);
  expect(link()).not.toBeNull();
  unmount();
  await clock.pass(1_000);
  renderWidget(<ContinueWith />);
  expect([link(), mayContinue()]).toEqual([null, false]);
});

it('is gone after a sign-out', () => {
  keep();
  forgetTab();
  renderWidget(<ContinueWith />);
  expect(link()).toBeNull();
});

it.each(['{', '{"moduleId":1}', 'null'])('ignores %s in storage', (kept) => {
  sessionStorage.setItem('continue-with', kept);
  renderWidget(<ContinueWith />);
  expect(screen.queryByRole('link')).toBeNull();
});
