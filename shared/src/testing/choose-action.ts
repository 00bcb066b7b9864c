import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the actions menu of a row, chooses an action, and waits until the menu is gone, so that the action has run. */
export const chooseAction = async (row: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
};
