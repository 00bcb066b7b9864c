import { issuerKind } from '@marketplace/shared/contracts';

export type PresetId = 'entra' | 'google' | 'other';

interface Preset {
  label: string;
  /** What the form begins with; the part in capitals is to be replaced. */
  issuer: string;
  issuerHelp: string;
  /** The claim with the groups; null where there is none. */
  roleClaim: string | null;
  roleHelp: string;
  /** Where to click over there. */
  steps: string[];
}

export const PRESETS: Record<PresetId, Preset> = {
  entra: {
    label: 'Microsoft Entra ID',
    issuer: 'https://login.microsoftonline.com/DIRECTORY-ID/v2.0',
    issuerHelp:
      'With the directory (tenant) ID of your company. “common”, “organizations” and “consumers” are refused: they let accounts of other companies in.',
    roleClaim: 'roles',
    roleHelp: 'The app roles of a person are in the claim roles.',
    steps: [
      'In the Microsoft Entra admin center, open App registrations and choose New registration. Take accounts in this organizational directory only.',
      'Enter both addresses above as redirect URIs of the platform Web.',
      'Copy the directory (tenant) ID and the application (client) ID from Overview. Create the secret under Certificates & secrets.',
      'Under Token configuration, add the optional claims email and auth_time to the ID token.',
      'For roles, add App roles, and assign groups to them in Enterprise applications, under Users and groups.',
    ],
  },
  google: {
    label: 'Google Workspace',
    issuer: 'https://accounts.google.com',
    issuerHelp: 'The same for every company: only people of a Workspace whose domain is proven come in.',
    roleClaim: null,
    roleHelp: 'Google tells no groups. Give roles in IAM instead.',
    steps: [
      'In the Google Cloud console, open Google Auth Platform. Under Audience, choose Internal.',
      'Under Clients, create a client of the type Web application, with the redirect address above as an authorized redirect URI.',
      'Copy the client ID and the client secret.',
    ],
  },
  other: {
    label: 'Another provider',
    issuer: '',
    issuerHelp: 'Its OpenID configuration is read from there when you save.',
    roleClaim: null,
    roleHelp: 'Such as groups or realm_access.roles. Empty maps no roles.',
    steps: [],
  },
};

export const presetOptions = Object.entries(PRESETS).map(([value, { label }]) => ({ value, label }));

const kinds = { entra: 'entra', 'any-tenant': 'entra', google: 'google', other: 'other' } as const;

export const presetOf = (issuer: string): PresetId => kinds[issuerKind(issuer)];
