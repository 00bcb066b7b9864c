import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/index.ts';
import { ActionsMenu } from '../menu/index.ts';
import { SidePanel } from './index.ts';

const user = userEvent.setup();

const Inside = () => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ActionsMenu
        label="Actions for Order 7"
        actions={[{ label: 'Cancel order', icon: Trash2, onSelect: () => setAsked(true) }]}
      />
      <ConfirmDialog
        open={asked}
        title="Cancel the order?"
        action="Cancel order"
        cancel="Keep it"
        onConfirm={() => setAsked(false)}
        onClose={() => setAsked(false)}
      >
        It cannot be undone.
      </ConfirmDialog>
    </>
  );
};

const Orders = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Order 7
      </button>
      <input aria-label="Search" />
      {open && (
        <SidePanel above="Order" title="Order 7" closeLabel="Close order" onClose={() => setOpen(false)}>
          <Inside />
        </SidePanel>
      )}
    </>
  );
};

const panel = () => screen.getByRole('dialog', { name: 'Order 7' });
const openPanel = async () => {
  render(<Orders />);
  await user.click(screen.getByRole('button', { name: 'Order 7' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order 7' })).toHaveFocus());
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('takes the focus, and gives it back when Escape closes it', async () => {
  await openPanel();
  await user.keyboard('{Escape}');
  await isClosed();
  expect(screen.getByRole('button', { name: 'Order 7' })).toHaveFocus();
});

it('is not modal: the list next to it stays usable', async () => {
  await openPanel();
  expect(panel()).toHaveAttribute('aria-modal', 'false');
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await user.keyboard('seven');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('seven');
  expect(panel()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close order' }));
  await isClosed();
});

it('stays open while Escape closes what is open above it', async () => {
  await openPanel();
  await user.click(screen.getByRole('button', { name: 'Actions for Order 7' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Cancel the order?' });
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(asked).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(panel()).toBeVisible();
  await user.keyboard('{Escape}');
  await isClosed();
});
