import type { TicketChanges } from '@marketplace/shared/contracts';
import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { countOf } from '@marketplace/shared/ui/list';

const NOT_CHANGED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

export const changedText = (count: number) => `${countOf(count, 'ticket')} changed.`;

/** Changes tickets, all or none, and notifies about the outcome. Returns whether it succeeded. */
export const changeTickets = async (changes: TicketChanges): Promise<boolean> => {
  try {
    await marketplace.put('/tex-suite/ticket', changes);
    notify.success(changedText(changes.ids.length));
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_CHANGED);
    return false;
  }
};
