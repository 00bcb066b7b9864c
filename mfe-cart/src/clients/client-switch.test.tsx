import { renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCart } from '../cart/state/cart-atom.ts';
import { useCart } from '../cart/use-cart.ts';
import { aCartItem } from '../testing/a-cart-item.ts';
import { fakeCart } from '../testing/fake-cart.ts';
import { creator, signInBuyer } from '../testing/sign-in-buyer.ts';
import { ClientSwitch } from './client-switch.tsx';

const cart = fakeCart();
const aClient = (id: string, name: string, selected: boolean) => ({ id, name, selected });

const Cart = () => (
  <>
    <ClientSwitch />
    <p>{useCart().lines.map(({ name }) => name)}</p>
  </>
);

/** Two clients, each with its own cart. */
const serveTwo = () => {
  let selected = 'chai';
  cart.serve([aCartItem()]);
  cart.api.get('/tex-suite/clients/user', () =>
    cart.api.json([
      aClient('chai', 'Chai & Co', selected === 'chai'),
      aClient('dosa', 'Dosa House', selected === 'dosa'),
    ]),
  );
  cart.api.put('/tex-suite/clients/user/:id/select', ({ params }) => {
    selected = String(params['id']);
    cart.replace([aCartItem({ cartItemId: 'line-9', itemId: 'payroll', name: 'Payroll' })]);
    return cart.api.json(aClient(selected, '', true));
  });
};

const open = async () => {
  signInBuyer();
  renderWidget(<Cart />);
  return screen.findByRole('combobox', { name: 'Ordering for' });
};

it('loads the cart of the client that is chosen', async () => {
  serveTwo();
  const picker = await open();
  await screen.findByText('Attendance');
  expect(picker).toHaveDisplayValue('Chai & Co');
  await userEvent.selectOptions(picker, 'Dosa House');
  expect(await screen.findByText('Payroll')).toBeInTheDocument();
  expect(screen.queryByText('Attendance')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ordering for' })).toHaveDisplayValue('Dosa House'));
  expect(screen.getByText('You’re now ordering for Dosa House.')).toBeInTheDocument();
});

it('is refused while cart changes are on their way', async () => {
  serveTwo();
  const picker = await open();
  await screen.findByText('Attendance');
  act(() => setCart({ changes: [{ id: 'change-1', entries: [] }] }));
  await userEvent.selectOptions(picker, 'Dosa House');
  expect(await screen.findByText(/We’re still saving changes to this cart/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Ordering for' })).toHaveDisplayValue('Chai & Co');
});

it('says why a client could not be chosen, and stays with the current one', async () => {
  serveTwo();
  cart.api.put('/tex-suite/clients/user/:id/select', () => cart.api.json({ message: 'There is no such client.' }, 404));
  const picker = await open();
  await userEvent.selectOptions(picker, 'Dosa House');
  expect(await screen.findByText('Dosa House could not be opened. There is no such client.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Ordering for' })).toHaveDisplayValue('Chai & Co');
});

it('shows users with one client whom they order for, in the space kept for the choice', async () => {
  cart.serve([aCartItem()]);
  cart.api.get('/tex-suite/clients/user', () => cart.api.json([aClient('chai', 'Chai & Co', true)]));
  signInBuyer();
  renderWidget(<Cart />);
  expect(screen.getByText('Ordering for')).toBeInTheDocument();
  expect(await screen.findByText('Chai & Co')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('is missing if the clients can’t be loaded, and for users without access to the cart', async () => {
  cart.serve([aCartItem()]);
  cart.api.get('/tex-suite/clients/user', () => cart.api.json({ message: 'Not now.' }, 404));
  signInBuyer();
  const page = renderWidget(<Cart />);
  await waitFor(() => expect(screen.queryByText('Ordering for')).not.toBeInTheDocument());
  page.unmount();
  signInAs(creator);
  renderWidget(<Cart />);
  expect(screen.queryByText('Ordering for')).not.toBeInTheDocument();
});
