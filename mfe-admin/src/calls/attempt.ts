import { fieldErrors, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { forgetPeople } from './forget-people.ts';

const NOT_CHANGED = 'Nothing was changed: no answer came. Check your connection and try again.';

/** Makes a call that changes people, and says what became of it. Answers whether it was done. */
export const attempt = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
  try {
    await call();
    forgetPeople();
    notify.success(done);
    return true;
  } catch (error) {
    notify.error(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_CHANGED);
    return false;
  }
};
