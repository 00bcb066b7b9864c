import type { RuntimeConfig } from '../contracts/index.ts';

export const testConfig: RuntimeConfig = {
  marketplaceApi: 'http://localhost/api/marketplace',
  organizationApi: 'http://localhost/api/organization',
  brand: 'TEX Marketplace',
  signUpUrl: 'https://accounts.tex.example/register',
  pricingUrl: 'https://www.tex.example/pricing',
  developerCompany: 'TEX Systems',
  privacyPolicyId: '1',
  demo: true,
};
