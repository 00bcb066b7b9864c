import type {
  CompanySettings,
  EmailTemplate,
  IdentityProviderList,
  Organization,
  SecuritySettings,
} from '@marketplace/shared/contracts';
import { readApiDocument } from '../../../test/api-document.ts';
import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, aProvider } from '../../../test/sign-on.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let server: HostileProvider;
let token: string;
let provider: string;
beforeAll(async () => {
  api = await openTestApi();
  server = await startHostileProvider('marketplace');
  token = await api.signIn('super');
  const admin = administer(api, token);
  provider = (await admin.add({ issuer: server.issuer })).json<{ id: string }>().id;
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const read = async <T>(path: string) => (await api.call({ path, token })).json<T>();

interface Form {
  path: () => string;
  /** What two administrators have on their screens, with its version. */
  load: () => Promise<object>;
  /** What each of them changes: different fields if there are two, with new values in each round. */
  changes: (round: number) => [object, object];
}

const company = '/tex-admin/company-settings';
const templates = '/tex-admin/email-template';
const forms: Record<string, Form> = {
  '/tex-admin/company-settings/company': {
    path: () => `${company}/company`,
    load: async () => (await read<CompanySettings>(company)).company,
    changes: (round) => [{ blurb: `First ${round}` }, { headquarters: `Pune ${round}` }],
  },
  '/tex-admin/company-settings/tax': {
    path: () => `${company}/tax`,
    load: async () => (await read<CompanySettings>(company)).tax,
    changes: (round) => [{ termsDays: round }, { invoicePrefix: `ABC${round}` }],
  },
  '/tex-admin/email-template/{id}': {
    path: () => `${templates}/demo-request`,
    load: async () => {
      const { subject, text, version } = (await read<EmailTemplate[]>(templates)).find(
        ({ id }) => id === 'demo-request',
      ) ?? { version: '' };
      return { subject, text, version };
    },
    changes: (round) => [{ subject: `First ${round}` }, { subject: `Second ${round}` }],
  },
  '/tex-admin/organizations/{id}': {
    path: () => '/tex-admin/organizations/meridian',
    load: async () => {
      const { name, termsDays, domains, billing, payer, version } = await read<Organization>(
        '/tex-admin/organizations/meridian',
      );
      return { name, termsDays, domains, billing, payer, version };
    },
    changes: (round) => [{ name: `Meridian ${round}` }, { termsDays: round }],
  },
  '/tex-admin/settings/security': {
    path: () => '/tex-admin/settings/security',
    load: async () => {
      const { settings, version } = await read<SecuritySettings>('/tex-admin/settings/security');
      return { ...settings, version };
    },
    changes: (round) => [{ idleMinutes: 30 + round }, { loginAttempts: 20 + round }],
  },
  '/tex-admin/sign-on/providers/{id}': {
    path: () => `/tex-admin/sign-on/providers/${provider}`,
    load: async () => {
      const { providers } = await read<IdentityProviderList>('/tex-admin/sign-on/providers');
      const { clientSecret: _, ...settings } = aProvider({ ...providers[0] });
      return settings;
    },
    changes: (round) => [{ domains: [`first${round}.example`] }, { name: `Second ${round}` }],
  },
};

const put = (path: string, payload: object) => api.call({ method: 'PUT', path, token, payload });
const withoutVersion = ({ version: _, ...fields }: { version?: string }) => fields;

it('covers every administrator form that replaces what another one may have changed', async () => {
  interface Operation {
    requestBody?: { content: { 'application/json'?: { schema: { required?: string[]; properties?: object } } } };
  }
  const { paths } = await readApiDocument<{ paths: Record<string, { put?: Operation }> }>(api.app);
  const replacing = Object.entries(paths)
    .filter(([path, { put: operation }]) => operation && path.startsWith(`${marketplace}/tex-admin/`))
    // The catalog has its own test for all its kinds.
    .filter(([path]) => !path.includes('/tex-admin/catalog/'))
    // A switch sets the wanted state, whatever it was before.
    .filter(([path]) => !/\/(enabled|status)$/.test(path) && !path.includes('/privacypolicy/'));
  for (const [path, { put: operation }] of replacing) {
    const required = operation?.requestBody?.content['application/json']?.schema.required;
    expect([path, required]).toEqual([path, expect.arrayContaining(['version'])]);
  }
  expect(replacing.map(([path]) => path.slice(marketplace.length)).sort()).toEqual(Object.keys(forms).sort());
});

describe.each(Object.keys(forms))('%s', (name) => {
  const { path, load, changes } = forms[name] as Form;

  it('refuses the second of two people who loaded the same version, and keeps the first one’s change', async () => {
    const screen = await load();
    const [one, other] = changes(1);
    expect((await put(path(), { ...screen, ...one })).statusCode).toBe(200);
    const first = await load();
    const late = await put(path(), { ...screen, ...other });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    expect(await load()).toEqual(first);
    // After reloading, both changes are kept.
    expect((await put(path(), { ...first, ...other })).statusCode).toBe(200);
    expect(withoutVersion(await load())).toEqual({ ...withoutVersion(first), ...other });
  });

  it('accepts one of two changes at the same moment', async () => {
    const screen = await load();
    const [one, other] = changes(2);
    const answers = await Promise.all([put(path(), { ...screen, ...one }), put(path(), { ...screen, ...other })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('accepts the same form twice if it is saved again without a change in between', async () => {
    const screen = await load();
    expect((await put(path(), screen)).statusCode).toBe(200);
    expect((await put(path(), screen)).statusCode).toBe(200);
  });
});
