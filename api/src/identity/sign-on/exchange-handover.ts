import type { LoginAnswer } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import type { ClientDevice } from '../auth/client-device.ts';
import { type OpenedFor, type OpeningSteps, openSession } from '../auth/open-session.ts';
import type { SigningKeys } from '../../operations/index.ts';
import { findUser } from '../auth/user-store.ts';
import { type Database, type Transaction, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { type Handover, postponeHandover, takeHandover } from './handovers.ts';
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
 * Opens the session of a handover: responds like a sign-in by password. The provider is the first factor, or both if it
 * says so.
 * @throws ApiError 401 for a used or old code or another browser's, and for people who may no longer sign in
 */
export async function exchangeHandover(
  context: Context,
  code: string,
  browserKey: string | undefined,
  device: ClientDevice,
): Promise<LoginAnswer> {
  const { db } = context;
  const handover = browserKey === undefined ? undefined : await takeHandover(db, code, browserKey);
  if (!handover) throw over();
  const [opened, steps] = await openingOf(db, handover, device);
  const postpone = (tx: Transaction, token: string) => postponeHandover(tx, token, handover);
  const result = await openSession(context, opened, { ...steps, postpone });
  if ('secondFactor' in result) return result;
  const userData = await findUser(db, handover.userId);
  if (!userData) throw over();
  return { userData, ...result };
}

/**
 * What opens the session of a handover, at once or after a second factor.
 * @throws ApiError 401
 */
export async function openingOf(
  db: Database,
  handover: Handover,
  device: ClientDevice,
): Promise<[OpenedFor, Required<Pick<OpeningSteps, 'prove' | 'keep'>>]> {
  const { userId, rememberMe, methods, provenAt } = handover;
  const provider = await findProvider(db, handover.providerId);
  if (!provider) throw over();
  return [
    { userId, rememberMe, device, provider: provider.name, provenAt },
    {
      prove: async (tx) => {
        // Disabling it meanwhile waits, and then ends this session too.
        if (!(await findEnabled(tx, provider.id))) throw over();
        await assertStillMay(tx, userId);
        return methods;
      },
      keep: (tx, sessionId) => keepProviderSession(tx, sessionId, handover),
    },
  ];
}

/** Users disabled since then stay out. */
async function assertStillMay(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select(personColumns).from(users).where(eq(users.id, userId)).for('share');
  try {
    if (person) return assertMayComeIn(person);
  } catch (error) {
    if (!(error instanceof SignOnRefusal)) throw error;
  }
  throw over();
}

const over = () => new ApiError(401, 'sign_on_expired', 'This sign-in has expired. Please start again.');
