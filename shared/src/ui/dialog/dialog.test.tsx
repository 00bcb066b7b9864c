import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

it('stays open when another dialog gives the focus back to the page, and closes on Escape', async () => {
  const onClose = jest.fn();
  render(
    <>
      <button>Outside</button>
      <Dialog open title="Inside" onClose={onClose}>
        Text
      </Dialog>
    </>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Inside' });
  const hasFocus = () => expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await waitFor(hasFocus);
  const outside = screen.getByText('Outside');
  const taken = jest.fn();
  outside.addEventListener('focus', taken);
  act(() => outside.focus());
  expect(taken).toHaveBeenCalledTimes(1);
  await waitFor(hasFocus);
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
