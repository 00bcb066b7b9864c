import { marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';

const NOT_CHANGED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

/** Runs a change of a review and tells how it went. Returns whether it succeeded. */
const attempt = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
  try {
    await run();
    notify.success(done);
    return true;
  } catch (error) {
    notify.error(serverSaid(error) ?? NOT_CHANGED);
    return false;
  }
};

export const showAgain = (path: string, version: string) =>
  attempt(() => marketplace.put(`${path}/status`, { status: 'published', version }), 'Review published again.');

export const dismissReports = (path: string) =>
  attempt(() => marketplace.post(`${path}/dismiss`), 'Reports dismissed.');
