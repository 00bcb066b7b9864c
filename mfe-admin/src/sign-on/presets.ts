import { issuerKind } from '@marketplace/shared/contracts';

export type PresetId = 'entra' | 'google' | 'other';

interface Preset {
  label: string;
  /** The form's initial value; replace the part in capitals. */
  issuer: string;
  issuerHelp: string;
  /** The claim with the groups; null if there is none. */
  roleClaim: string | null;
  roleHelp: string;
  /** Where to click at the provider. */
  steps: string[];
}

export const PRESETS: Record<PresetId, Preset> = {
  entra: {
    label: 'Microsoft Entra ID',
    issuer: 'https://login.microsoftonline.com/DIRECTORY-ID/v2.0',
    issuerHelp:
      'Use your company’s directory (tenant) ID. “common”, “organizations” and “consumers” don’t work, because they let in other companies’ accounts.',
    roleClaim: 'roles',
    roleHelp: 'App roles are in the roles claim.',
    steps: [
      'In the Microsoft Entra admin center, open App registrations and choose New registration. Choose Accounts in this organizational directory only.',
      'Add both URIs above as redirect URIs of the Web platform.',
      'Copy the directory (tenant) ID and the application (client) ID from Overview. Create the secret under Certificates & secrets.',
      'Under Token configuration, add the optional claims email and auth_time to the ID token.',
      'For roles, add App roles, and assign groups to them in Enterprise applications, under Users and groups.',
    ],
  },
  google: {
    label: 'Google Workspace',
    issuer: 'https://accounts.google.com',
    issuerHelp: 'The same for every company. Only people from Workspaces with a verified domain can sign in.',
    roleClaim: null,
    roleHelp: 'Google doesn’t share groups. Assign roles in IAM instead.',
    steps: [
      'In the Google Cloud console, open Google Auth Platform. Under Audience, choose Internal.',
      'Under Clients, create a client of type Web application, with the first URI above as an authorized redirect URI.',
      'Copy the client ID and the client secret.',
      'For verified apps, turn on Session age claims under Settings, Advanced settings. Without it, Google doesn’t say when people signed in, and they confirm changes with a password or a second factor of their own.',
    ],
  },
  other: {
    label: 'Another provider',
    issuer: '',
    issuerHelp: 'We read its OpenID configuration from there when you save.',
    roleClaim: null,
    roleHelp: 'Such as groups or realm_access.roles. Leave empty to map no roles.',
    steps: [],
  },
};

export const presetOptions = Object.entries(PRESETS).map(([value, { label }]) => ({ value, label }));

const kinds = { entra: 'entra', 'any-tenant': 'entra', google: 'google', other: 'other' } as const;

export const presetOf = (issuer: string): PresetId => kinds[issuerKind(issuer)];
