import { errorCode } from '../../../error-code.ts';
import { ApiError } from '../../../http/index.ts';

const uniqueViolation = '23505';

/** When two people take the same name at once, the second is refused like anyone whose name is taken. */
export async function refusingTwins<T>(kind: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (![errorCode(error), errorCode(cause)].includes(uniqueViolation)) throw error;
    throw new ApiError(
      409,
      'changed_meanwhile',
      `Someone else just saved a ${kind} with this name. Choose another name.`,
    );
  }
}
