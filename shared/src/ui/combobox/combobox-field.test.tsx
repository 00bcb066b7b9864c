import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { ComboboxField } from './index.ts';

const user = userEvent.setup();
const cities = ['Delhi', 'Kolkata', 'Mumbai'];
const find = (search: string) =>
  cities.filter((city) => city.toLowerCase().includes(search)).map((city) => ({ value: city, label: city }));

const InDialog = ({ error }: { error?: string }) => {
  const [open, setOpen] = useState(true);
  const [city, setCity] = useState('Kolkata');
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Site">
      <ComboboxField
        label="City"
        help="Where the site is."
        error={error}
        value={city}
        text={city}
        find={find}
        onChange={setCity}
        placeholder="Search by name"
        none="No city has this name."
      />
    </Dialog>
  );
};

const field = () => screen.getByRole('combobox', { name: 'City' });
const isShut = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

it('in a dialog, Escape closes the list first, then the dialog', async () => {
  render(<InDialog />);
  await screen.findByRole('dialog', { name: 'Site' });
  await user.click(field());
  expect(await screen.findByRole('option', { name: 'Kolkata' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  await isShut();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Site' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('in a dialog, choosing an option keeps the dialog open', async () => {
  render(<InDialog />);
  await screen.findByRole('dialog', { name: 'Site' });
  await user.click(field());
  const option = await screen.findByRole('option', { name: 'Mumbai' });
  // The list accepts presses from the next frame on.
  await waitFor(() => user.click(option));
  await isShut();
  await waitFor(() => expect(field()).toHaveValue('Mumbai'));
  expect(screen.getByRole('dialog', { name: 'Site' })).toBeVisible();
});

it('is described by its help, or by its error instead', async () => {
  const { rerender } = render(<InDialog />);
  await screen.findByRole('dialog', { name: 'Site' });
  expect(field()).toHaveAccessibleDescription('Where the site is.');
  rerender(<InDialog error="Choose a city." />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Choose a city.');
});
