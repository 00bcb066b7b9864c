import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The sandbox outside production; in production there is no online payment until a provider is added here. */
export const openPaymentProvider = ({ production }: { production: boolean }): PaymentProvider | undefined =>
  production ? undefined : createSandboxProvider();
