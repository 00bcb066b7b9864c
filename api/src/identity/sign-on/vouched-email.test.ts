import { issuerKind } from '@marketplace/shared/contracts';
import { vouchedEmail } from './vouched-email.ts';

const tenant = '72f988bf-86f1-41af-91ab-2d7cd011db47';
const entra = `https://login.microsoftonline.com/${tenant}/v2.0`;
const google = 'https://accounts.google.com';
const other = 'https://login.tex.example';
const email = 'asha@tex.example';

const read = (issuer: string, claims: object) => {
  const domains = ['tex.example', 'tex.co.in', 'unproven.example'];
  try {
    return vouchedEmail({ ...claims }, { issuer, domains, counted: ['tex.example', 'tex.co.in'] });
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<[string, string, object, string]>([
  ['another provider', other, { email, email_verified: true }, email],
  ['another provider without a word on it', other, { email }, 'email_unverified'],
  ['another provider that says "true"', other, { email, email_verified: 'true' }, 'email_unverified'],
  ['another provider by a username', other, { preferred_username: email, email_verified: true }, 'email_missing'],
  [
    'another provider, of an unproven domain',
    other,
    { email: 'a@unproven.example', email_verified: true },
    'unproven_domain',
  ],
  ['another provider, of a foreign domain', other, { email: 'a@evil.example', email_verified: true }, 'foreign_domain'],

  ['a tenant of Entra', entra, { email }, email],
  ['a tenant of Entra, in upper case', entra.toUpperCase().replace('HTTPS', 'https'), { email }, email],
  ['a tenant of Entra in the cloud of the US government', entra.replace('.com', '.us'), { email }, email],
  ['a tenant of Entra by its username', entra, { preferred_username: email }, email],
  [
    'a tenant of Entra whose username is a phone number',
    entra,
    { preferred_username: '+911234567890' },
    'email_missing',
  ],
  [
    'a tenant of Entra by its email first',
    entra,
    { email: 'a@evil.example', preferred_username: email },
    'foreign_domain',
  ],
  ['a tenant of Entra that says no', entra, { email, email_verified: false }, 'email_unverified'],
  ['a tenant of Entra that does not own the domain', entra, { email, xms_edov: false }, 'email_unverified'],
  ['a tenant of Entra that does not own the domain: "0"', entra, { email, xms_edov: '0' }, 'email_unverified'],
  ['a tenant of Entra that owns the domain', entra, { email, xms_edov: true }, email],
  ['a tenant of Entra, of an unproven domain', entra, { email: 'a@unproven.example' }, 'unproven_domain'],
  [
    'a guest of a tenant of Entra',
    entra,
    { email, idp: 'https://sts.windows.net/9188040d-6c67-4c5b-b112-36a304b66dad/' },
    'email_unverified',
  ],
  ['a guest of a tenant of Entra from live.com', entra, { email, idp: 'live.com' }, 'email_unverified'],
  ['a guest of a tenant of Entra by their account', entra, { email, acct: 1 }, 'email_unverified'],
  ['a member of a tenant of Entra', entra, { email, acct: 0, idp: `https://sts.windows.net/${tenant}/` }, email],

  ...['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'].map(
    (path): [string, string, object, string] => [
      `accounts of any tenant of Entra: ${path}`,
      `https://login.microsoftonline.com/${path}/v2.0`,
      { email, email_verified: true },
      'email_unverified',
    ],
  ),
  [
    'any tenant, as its discovery says',
    'https://login.microsoftonline.com/{tenantid}/v2.0',
    { email, email_verified: true },
    'email_unverified',
  ],

  ['Google Workspace', google, { email, email_verified: true, hd: 'tex.example' }, email],
  ['Google Workspace, by a second domain', google, { email, email_verified: true, hd: 'TEX.co.in' }, email],
  ['Google, by a private account with that email', google, { email, email_verified: true }, 'foreign_domain'],
  [
    'Google Workspace of another company',
    google,
    { email, email_verified: true, hd: 'evil.example' },
    'foreign_domain',
  ],
  [
    'Google Workspace of an unproven domain',
    google,
    { email, email_verified: true, hd: 'unproven.example' },
    'unproven_domain',
  ],
  ['Google Workspace without a word on it', google, { email, hd: 'tex.example' }, 'email_unverified'],
  [
    'Google Workspace with a list of domains',
    google,
    { email, email_verified: true, hd: ['tex.example'] },
    'foreign_domain',
  ],
])('%s', (_who, issuer, claims, expected) => {
  expect(read(issuer, claims)).toBe(expected);
});

it.each([
  [`https://login.microsoftonline.com.evil.example/${tenant}/v2.0`, 'other'],
  [`https://evil.example/login.microsoftonline.com/${tenant}/v2.0`, 'other'],
  [`https://accounts.google.com.evil.example`, 'other'],
  [`https://login.microsoftonline.com/${tenant}/v2.0/`, 'entra'],
  [`https://login.microsoftonline.com/${tenant}`, 'any-tenant'],
  [`https://login.microsoftonline.com/x/${tenant}/v2.0`, 'any-tenant'],
  ['no address', 'other'],
])('%s is an issuer of the kind "%s"', (issuer, kind) => {
  expect(issuerKind(issuer)).toBe(kind);
});
