import { fieldErrors, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { forgetPeople } from './forget-people.ts';

const NOT_CHANGED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

/**
 * Sends a change to users and notifies about the outcome. Returns whether it succeeded.
 * @param undo calls the inverse, where there is one
 */
export const attempt = async <T>(
  call: () => Promise<T>,
  done: string | ((answer: T) => string),
  undo?: (answer: T) => void,
): Promise<boolean> => {
  try {
    const answer = await call();
    forgetPeople();
    notify.success(typeof done === 'string' ? done : done(answer), undo && (() => undo(answer)));
    return true;
  } catch (error) {
    notify.error(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_CHANGED);
    return false;
  }
};
