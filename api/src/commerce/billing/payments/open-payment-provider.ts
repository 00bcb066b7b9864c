import type { ApiConfig } from '../../../config.ts';
import type { Database } from '../../../db/index.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

type Settings = Pick<ApiConfig, 'production' | 'stripe' | 'publicUrl' | 'secretsKey'>;

/** Stripe if it is configured; otherwise the sandbox, except in production, where nothing is paid online then. */
export async function openPaymentProvider(db: Database, config: Settings): Promise<PaymentProvider | undefined> {
  // Loaded only where it is used: it is large.
  if (config.stripe) return (await import('./stripe-provider.ts')).createStripeProvider(config.stripe);
  return config.production ? undefined : createSandboxProvider(db, config);
}
