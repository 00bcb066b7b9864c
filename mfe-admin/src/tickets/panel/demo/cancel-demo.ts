import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';

const NOT_CANCELLED = 'The server didn’t respond, so the demo wasn’t canceled. Please try again.';

/** Cancels a demo and reports the outcome. @param was the sequence on the screen. Returns whether it succeeded. */
export const cancelDemo = async (id: string, was: number): Promise<boolean> => {
  try {
    await marketplace.delete(`/tex-suite/ticket/${encodeURIComponent(id)}/demo?was=${was}`);
    notify.success('Demo canceled.');
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_CANCELLED);
    return false;
  }
};
