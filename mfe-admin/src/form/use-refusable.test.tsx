import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefusable } from './use-refusable.ts';

const Form = ({ send, wrong }: { send: () => Promise<boolean>; wrong: boolean }) => (
  <>
    <form {...useRefusable(send)} id="refusable" aria-label="Form">
      <input aria-label="Amount" aria-invalid={wrong} />
    </form>
    <button type="submit" form="refusable">
      Save
    </button>
  </>
);

/** As a browser does with a button that is disabled while it is busy. */
const refuse = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return Promise.resolve(false);
};

it.each([
  ['the first field in error', true, () => screen.getByRole('textbox', { name: 'Amount' })],
  ['the button that lost it, where no field is in error', false, () => screen.getByRole('button', { name: 'Save' })],
])('gives the focus to %s', async (_, wrong, expected) => {
  render(<Form send={refuse} wrong={wrong} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(expected()).toHaveFocus());
});
