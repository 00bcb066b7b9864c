import { SecondFactors } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { checkAgain } from '@marketplace/shared/session';

export const SECOND_FACTOR = '/auth/second-factor';

const readFactors = readerOf(SecondFactors);

/** The signed-in user's second factors. After a change, whether one is still due is read again too. */
export const useSecondFactors = () => {
  const { status, data, reload } = useResource(SECOND_FACTOR, { life: 'short', parse: readFactors });
  const changed = () => {
    reload();
    checkAgain();
  };
  return { status, factors: data, reload, changed };
};
