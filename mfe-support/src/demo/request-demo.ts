import type { DemoRequestBody } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import type { DemoErrors } from './check-demo.ts';
import { emptyDemo } from './demo-draft.ts';

export type DemoOutcome = { kind: 'asked' } | { kind: 'refused'; reason: string; errors: DemoErrors };

const NOT_SENT = 'Your request could not be sent. Check your connection and send it again: what you wrote is kept.';

const refusalOf = (error: unknown): DemoOutcome => {
  const listed = fieldErrors(error).filter(({ field }) => field in emptyDemo);
  if (listed.length === 0) return { kind: 'refused', reason: serverSaid(error) ?? NOT_SENT, errors: {} };
  return {
    kind: 'refused',
    reason: 'Your request needs a change. See the marked fields.',
    errors: Object.fromEntries(listed.map(({ field, message }) => [field, message])),
  };
};

export const requestDemo = async (body: DemoRequestBody): Promise<DemoOutcome> => {
  try {
    await marketplace.post('/tex-suite/demo-request', body);
    return { kind: 'asked' };
  } catch (error) {
    return refusalOf(error);
  }
};
