import { AddedFactor } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { Refused } from '@marketplace/shared/form';
import { fieldErrors } from '@marketplace/shared/http';
import { proofProblem } from '@marketplace/shared/proof';

export const readAdded = readerOf(AddedFactor);

/** Sets up a factor; a failure says what to do, even if it comes from the browser's prompt. */
export const settingUp = async <Answer>(steps: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await steps();
  } catch (error) {
    throw fieldErrors(error).length > 0 ? error : new Refused(proofProblem(error));
  }
};
