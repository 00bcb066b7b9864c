import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, getDefaultStore, Provider } from 'jotai';
import SwitchAccounts from '../widgets/switch-accounts.tsx';

// Any call fails the test.
fakeApi();
const user = userEvent.setup();

/** A new store, as after a reload. */
const open = (store = createStore()) =>
  renderWidget(
    <Provider store={store}>
      <SwitchAccounts open onClose={() => undefined} />
    </Provider>,
  );

const rows = () => within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem');

it('lists accounts with name and email [SWITCH-01]', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Switch Accounts' })).toBeInTheDocument();
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toHaveTextContent('Asha Rao');
  expect(rows()[0]).toHaveTextContent('asha.rao@meridian.example');
});

it('signs one row out: that row disappears, the real session stays [SWITCH-02, SWITCH-04]', async () => {
  signInAs(aUser());
  open();
  await user.click(screen.getByRole('button', { name: 'Sign Out Vikram Shah' }));
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText('Vikram Shah')).not.toBeInTheDocument();
  expect(getDefaultStore().get(sessionAtom).user).not.toBeNull();
});

it('adds an account with name and email, without a call [SWITCH-03, SWITCH-04]', async () => {
  open();
  const form = within(screen.getByRole('form', { name: 'Add Account' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ravi Iyer');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'ravi@tex.example');
  await user.click(form.getByRole('button', { name: 'Add Account' }));
  expect(rows()).toHaveLength(4);
  expect(rows()[3]).toHaveTextContent('Ravi Iyer');
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it.each([
  ['empty', '', ''],
  ['malformed', 'x', 'not an address'],
])('accepts an entry that is %s [SWITCH-05]', async (_, name, email) => {
  open();
  const form = within(screen.getByRole('form', { name: 'Add Account' }));
  if (name) await user.type(form.getByRole('textbox', { name: 'Name' }), name);
  if (email) await user.type(form.getByRole('textbox', { name: 'Email' }), email);
  await user.click(form.getByRole('button', { name: 'Add Account' }));
  expect(rows()).toHaveLength(4);
});

it('keeps changes until the page is loaded again [SWITCH-04]', async () => {
  const page = createStore();
  const first = open(page);
  await user.click(screen.getByRole('button', { name: 'Sign Out Asha Rao' }));
  first.unmount();
  const again = open(page);
  expect(rows()).toHaveLength(2);
  again.unmount();
  open();
  expect(rows()).toHaveLength(3);
});
