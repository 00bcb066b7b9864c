import { randomUUID } from 'node:crypto';
import type { ApiConfig } from '../../../../config.ts';
import { type Database, sandboxPayments } from '../../../../db/index.ts';
import type { PaymentProvider, PaymentState, ProviderEvent } from '../provider.ts';
import { isSigned } from './sandbox-signature.ts';
import { BANK_TAKES, decide, findSandboxPayment, type SandboxPayment } from './sandbox-store.ts';

export const SANDBOX = 'sandbox';

type Settings = Pick<ApiConfig, 'publicUrl' | 'secretsKey'>;

/** Signs the events of the sandbox. */
export const sandboxKey = ({ secretsKey = SANDBOX }: Settings) => secretsKey;

/** Where the sandbox takes payments. */
export const sandboxPath = (id: string) => `/dev/payments/${id}`;

/** Moves no money, but behaves like a provider, with its own page to choose any outcome. */
export function createSandboxProvider(db: Database, config: Settings): PaymentProvider {
  const read = async (id: string): Promise<SandboxPayment> => {
    const row = await findSandboxPayment(db, id);
    if (!row) throw new Error(`The sandbox knows no payment ${id}.`);
    return row;
  };
  return {
    name: SANDBOX,
    title: 'Pay online',
    text: 'On a sandbox page. No money moves.',
    open: async ({ reference, amount, currency, description, returnUrl }) => {
      const [row] = await db
        .insert(sandboxPayments)
        .values({ id: randomUUID(), reference, amount, currency, description, returnUrl })
        .onConflictDoUpdate({ target: sandboxPayments.reference, set: { reference } })
        .returning();
      if (!row) throw new Error('The sandbox opened no payment.');
      return { id: row.id, url: `${config.publicUrl}/api${sandboxPath(row.id)}` };
    },
    find: async (id) => stateOf(await read(id)),
    close: async (id) => decide(db, id, { status: 'expired', reason: 'The payment page was closed.' }),
    refund: async () => undefined,
    refundPart: async (_id, { reference }) => ({ id: reference, status: 'succeeded' }),
    findRefund: async (id) => ({ id, status: 'succeeded' }),
    readEvent: (body, headers) => {
      const text = body.toString();
      if (!isSigned(sandboxKey(config), text, String(headers['sandbox-signature'])))
        throw new Error('The signature is wrong.');
      return JSON.parse(text) as ProviderEvent;
    },
  };
}

function stateOf({ status, reason, decidedAt, createdAt, willSucceed }: SandboxPayment): PaymentState {
  const at = decidedAt ?? createdAt;
  if (status === 'open') return { status };
  if (status === 'succeeded') return { status, paidAt: at };
  if (status !== 'processing') return { status, reason: reason ?? 'The payment was not made.' };
  const answeredAt = new Date(at.getTime() + BANK_TAKES);
  if (answeredAt > new Date()) return { status };
  if (willSucceed) return { status: 'succeeded', paidAt: answeredAt };
  return { status: 'declined', reason: 'The bank declined the payment.' };
}
