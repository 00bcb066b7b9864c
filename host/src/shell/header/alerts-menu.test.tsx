import { aUser, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveRemotes } from '../../testing/render-host.tsx';
import { AlertsMenu } from './alerts-menu.tsx';

const COUNT = 'mfe-admin ./widgets/alert-count';
const LIST = 'mfe-admin ./widgets/alert-list';
const user = userEvent.setup();

const List = ({ onLeave }: { onLeave?: unknown }) => <button onClick={onLeave as () => void}>Leave</button>;
const bell = () => screen.findByRole('button', { name: 'Alerts' });
const panel = () => screen.queryByRole('region', { name: 'Alerts' });

it.each(['ADMIN', 'SUPER_ADMIN'] as const)('shows the widgets of the administration to %s', async (role) => {
  const asked = serveRemotes({ [COUNT]: () => <i>3 new</i>, [LIST]: List });
  signInAs(aUser({ role }));
  renderWidget(<AlertsMenu />);
  expect(await bell()).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByText('3 new')).toBeInTheDocument();
  expect(asked).toEqual([COUNT]);
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(panel()).not.toBeInTheDocument();
  expect(await bell()).toHaveFocus();
});

it('closes on Escape', async () => {
  serveRemotes({ [COUNT]: () => null, [LIST]: List });
  signInAs(aUser({ role: 'ADMIN' }));
  renderWidget(<AlertsMenu />);
  await user.click(await bell());
  expect(panel()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
});

it('stays without its remote, and offers to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serveRemotes({ [COUNT]: new Error('away'), [LIST]: new Error('away') });
  signInAs(aUser({ role: 'ADMIN' }));
  renderWidget(<AlertsMenu />);
  await user.click(await bell());
  expect(await screen.findByText('Alerts could not be loaded.')).toBeVisible();
  serveRemotes({ [LIST]: List });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  jest.restoreAllMocks();
});

it.each([null, aUser({ role: 'USER' })])('requests nothing for anyone else: %#', async (somebody) => {
  const asked = serveRemotes({ [COUNT]: () => null });
  signInAs(somebody);
  const { container } = renderWidget(<AlertsMenu />);
  expect(container.querySelector('button')).toBeNull();
  expect(asked).toEqual([]);
});
