import type { ApiConfig } from '../../../config.ts';
import type { Database } from '../../../db/index.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

type Settings = Pick<ApiConfig, 'production' | 'stripe' | 'publicUrl' | 'secretsKey'>;

/** Stripe if it is configured; otherwise the sandbox, or no online payment in production. */
export async function openPaymentProvider(db: Database, config: Settings): Promise<PaymentProvider | undefined> {
  // Loaded only when needed, because it is large.
  if (config.stripe) return (await import('./stripe-provider.ts')).createStripeProvider(config.stripe);
  return config.production ? undefined : createSandboxProvider(db, config);
}
