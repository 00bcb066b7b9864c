import type { RuntimeConfig } from '@marketplace/shared/contracts';

type Environment = Record<string, string | undefined>;

/** The pages' configuration from the environment. Every value has a neutral default. */
export const runtimeConfig = (env: Environment): RuntimeConfig => ({
  marketplaceApi: env['MARKETPLACE_API'] ?? '/api/marketplace',
  organizationApi: env['ORGANIZATION_API'] ?? '/api/organization',
  brand: env['BRAND'] ?? 'TEX Marketplace',
  signUpUrl: env['SIGN_UP_URL'] ?? 'https://accounts.tex.example/register',
  pricingUrl: env['PRICING_URL'] ?? 'https://www.tex.example/pricing',
  developerCompany: env['DEVELOPER_COMPANY'] ?? 'TEX Systems',
  privacyPolicyId: env['PRIVACY_POLICY_ID'] ?? '1',
  demo: env['NODE_ENV'] !== 'production',
});
