import type { LoginAnswer } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import type { ClientDevice } from '../auth/client-device.ts';
import { openSession } from '../auth/open-session.ts';
import type { SigningKeys } from '../../operations/index.ts';
import { findUser } from '../auth/user-store.ts';
import { type Database, type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { takeHandover } from './handovers.ts';
import { keepProviderSession } from './provider-sessions.ts';
import { findEnabled, findProvider } from './provider-store.ts';
import { assertMayComeIn, personColumns } from './resolve-user.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';

interface Context {
  db: Database;
  keys: SigningKeys;
  config: ApiConfig;
}

/**
 * Opens the session of a handover: the answer of a sign-in by password.
 * @throws ApiError 401 for a code that is used, too old or another browser's, and for who may not come in any more
 */
export async function exchangeHandover(
  { db, keys, config }: Context,
  code: string,
  browserKey: string | undefined,
  device: ClientDevice,
): Promise<LoginAnswer> {
  const handover = browserKey === undefined ? undefined : await takeHandover(db, code, browserKey);
  if (!handover) throw over();
  const { userId, rememberMe, provenAt } = handover;
  const provider = await findProvider(db, handover.providerId);
  if (!provider) throw over();
  const opened = { userId, rememberMe, device, provider: provider.name, provenAt };
  const tokens = await openSession(
    { db, keys, config },
    opened,
    async (tx) => {
      // Whoever disables it meanwhile waits, and ends this session too.
      if (!(await findEnabled(tx, provider.id))) throw over();
      await assertStillMay(tx, userId);
    },
    (tx, sessionId) => keepProviderSession(tx, sessionId, handover),
  );
  const userData = await findUser(db, userId);
  if (!userData) throw over();
  return { userData, ...tokens };
}

/** Who was disabled since is disabled. */
async function assertStillMay(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select(personColumns).from(users).where(eq(users.id, userId)).for('share');
  try {
    if (person) return assertMayComeIn(person);
  } catch (error) {
    if (!(error instanceof SignOnRefusal)) throw error;
  }
  throw over();
}

const over = () => new ApiError(401, 'sign_on_expired', 'This sign-in has run out. Please start again.');
