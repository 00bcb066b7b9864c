import { cartQueue } from '@marketplace/shared/offline';
import { signOut } from '@marketplace/shared/session';
import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutQuestion } from './sign-out-question.tsx';

const api = fakeApi();
const paymentAdmin = aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] });
// The dialog's code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 4_000 });
beforeAll(() => import('@marketplace/shared/ui/dialog'), 60_000);

const item = { itemId: 'payroll', itemType: 'module', name: 'Payroll', noOfUsers: 1, noOfDays: 1 };

const open = (changes: number) => {
  const posted = jest.fn(() => api.json({}));
  api.post('/auth/logout', posted as never);
  signInAs(paymentAdmin);
  for (let change = 0; change < changes; change += 1) cartQueue.write({ type: 'cart-add', data: item });
  renderWidget(<SignOutQuestion />);
  return { posted, left: signOut() };
};
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Sign out and lose changes?' }));

it('is not asked when nothing is pending [A-33]', async () => {
  const { posted, left } = open(0);
  expect(await left).toBe(true);
  expect(posted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('names how many changes would be lost, and a yes deletes them [A-33] [SESSION-05]', async () => {
  const { left } = open(2);
  const asked = await question();
  expect(asked.getByText(/^2 changes to your cart haven’t been sent yet/)).toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: 'Sign out' }));
  expect(await left).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('keeps the user and the changes when the answer is no [A-33]', async () => {
  const { posted, left } = open(1);
  const asked = await question();
  expect(asked.getByText(/^1 change to your cart hasn’t been sent yet/)).toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(await left).toBe(false);
  expect(posted).not.toHaveBeenCalled();
  expect(cartQueue.pending()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('also covers changes that another user left in this browser', async () => {
  signInAs({ ...paymentAdmin, id: 'somebody-else' });
  cartQueue.write({ type: 'cart-add', data: item });
  const { left } = open(0);
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(await left).toBe(false);
});
