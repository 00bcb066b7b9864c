import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Copy, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { ActionsMenu } from './index.ts';

const user = userEvent.setup();
const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

const actions = [
  { label: 'Edit', icon: SquarePen, onSelect: () => chosen('Edit') },
  { label: 'Duplicate', icon: Copy, onSelect: () => chosen('Duplicate') },
  { label: 'Delete', icon: Trash2, onSelect: () => chosen('Delete') },
];

const trigger = () => screen.getByRole('button', { name: 'Actions for Payroll' });
const menu = () => screen.findByRole('menu', { name: 'Actions for Payroll' });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const marked = () => document.querySelector('[role=menuitem][data-highlighted]')?.textContent;
const press = async (keys: string, name: string) => {
  await user.keyboard(keys);
  await waitFor(() => expect(marked()).toBe(name));
};

const openByKeyboard = async () => {
  render(
    <>
      <ActionsMenu label="Actions for Payroll" actions={actions} />
      <button type="button">Next</button>
    </>,
  );
  await user.tab();
  expect(trigger()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await menu()).toHaveFocus());
};

it('opens on an arrow key, wraps around, and follows typed letters', async () => {
  await openByKeyboard();
  await waitFor(() => expect(marked()).toBe('Edit'));
  await press('{ArrowUp}', 'Delete');
  await press('{ArrowDown}', 'Edit');
  await press('{End}', 'Delete');
  await press('{Home}', 'Edit');
  await press('du', 'Duplicate');
  await user.keyboard('{Enter}');
  await closed();
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(chosen.mock.calls).toEqual([['Duplicate']]);
});

it('closes on Escape and gives the focus back', async () => {
  await openByKeyboard();
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(chosen).not.toHaveBeenCalled();
});

it('closes on Tab, and the next Tab moves on from its button', async () => {
  await openByKeyboard();
  await user.tab();
  await closed();
  await waitFor(() => expect(trigger()).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('closes on a press elsewhere', async () => {
  await openByKeyboard();
  // The menu listens to presses from the next frame on.
  await waitFor(async () => {
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

const InDialog = () => {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Modules">
      <ActionsMenu label="Actions for Payroll" actions={actions} />
    </Dialog>
  );
};

it('in a dialog, Escape closes the menu first, then the dialog', async () => {
  render(<InDialog />);
  await user.click(await screen.findByRole('button', { name: 'Actions for Payroll' }));
  await waitFor(async () => expect(await menu()).toHaveFocus());
  await user.keyboard('{Escape}');
  await closed();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('runs the clicked action', async () => {
  render(<ActionsMenu label="Actions for Payroll" actions={actions} />);
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(chosen.mock.calls).toEqual([['Duplicate']]));
});

const OpensDialog = () => {
  const [open, setOpen] = useState(false);
  const rename = { label: 'Rename', icon: SquarePen, onSelect: () => setOpen(true) };
  return (
    <>
      <ActionsMenu label="Actions for Payroll" actions={[rename]} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename Payroll">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

it('opens a dialog, which stays when the menu closes and gives the focus back to its button', async () => {
  render(<OpensDialog />);
  await user.click(trigger());
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename Payroll' });
  await closed();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(trigger()).toHaveFocus());
});
