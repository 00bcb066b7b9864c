import { readOverride } from '@marketplace/tooling/release/serving';
import type { OverridePolicy } from './override-policy.ts';

/** What the token in the address grants; null without a valid one. */
export const grantIn = (query: URLSearchParams, { secret }: OverridePolicy) => {
  const token = query.get('mfe-token');
  return token && secret ? readOverride(token, secret) : null;
};
