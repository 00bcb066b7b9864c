import type { ApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsPage from '../pages/settings.tsx';
import { ApiKeys } from './lazy-keys.tsx';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();
const path = '/tex-suite/service-accounts';
const secret = `texk_${'a'.repeat(49)}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const aKey = (fields: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: 'k1', hint: 'texk_Ab3d…9xYz', createdAt: '2026-01-01T00:00:00Z', expiresAt: inDays(60) },
  ...{ replaced: false, lastUsedAt: null, lastUsedIp: null },
  ...fields,
});
const anAccount = (fields: Partial<ServiceAccount> = {}): ServiceAccount => ({
  ...{ id: 'a1', clientId: 'meridian', name: 'ERP import', description: 'Runs at night', createdBy: 'Asha Rao' },
  ...{ scopes: ['billing:read'], createdAt: '2026-01-01T00:00:00Z', keys: [aKey()], version: 'v1' },
  ...fields,
});

let calls: { method: string; path: string; body: unknown; idempotent: boolean }[];
/** Responds to a change, and records it. */
const told =
  (answer: unknown, status = 200) =>
  async ({ request }: { request: Request }) => {
    const text = await request.text();
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(`/api/marketplace${path}`, ''),
      body: text === '' ? undefined : JSON.parse(text),
      idempotent: request.headers.has('Idempotency-Key'),
    });
    return api.json(answer, status);
  };
const serve = (accounts: ServiceAccount[], totalElements = accounts.length) => {
  const asked: Record<string, string>[] = [];
  api.get(path, ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    const totalPages = Math.ceil(totalElements / 20);
    return api.json({ content: accounts, page: 0, size: 20, totalElements, totalPages });
  });
  return asked;
};

const ofOrganization = (closed = false) =>
  renderPage(() => <ApiKeys clientId="meridian" closed={closed} />, {
    path: '/organizations/:id',
    at: '/organizations/meridian?tab=keys',
  });
const ofOperator = () => renderPage(SettingsPage, { path: '/settings', at: '/settings?section=api-keys' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** Fills in a new account and creates it. */
const create = async () => {
  await press('New service account');
  const panel = await dialog('New service account');
  await user.click(panel.getByRole('textbox', { name: 'Name' }));
  await user.paste(' ERP import ');
  await user.click(panel.getByRole('checkbox', { name: /^billing:read/ }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'First key expires' }), 'After 30 days');
  await user.click(panel.getByRole('button', { name: 'Create service account' }));
  return panel;
};

beforeEach(() => {
  calls = [];
  signInAs(aUser({ role: 'SUPER_ADMIN' }));
  api.get('/tex-admin/setup', () => api.json({ message: 'no' }, 404));
});

describe('the list', () => {
  it('of an organization names it, and shows scopes and all keys with their states', async () => {
    const keys = [
      aKey(),
      aKey({
        id: 'k2',
        hint: 'texk_soon…soon',
        expiresAt: inDays(5),
        lastUsedAt: inDays(-400),
        lastUsedIp: '10.0.0.7',
      }),
      aKey({ id: 'k3', hint: 'texk_repl…repl', replaced: true, expiresAt: inDays(1) }),
      aKey({ id: 'k4', hint: 'texk_gone…gone', replaced: true, expiresAt: inDays(-1) }),
    ];
    const asked = serve([anAccount({ keys })], 21);
    ofOrganization();
    const rows = within(await screen.findByRole('table', { name: 'Keys of ERP import' }))
      .getAllByRole('row')
      .slice(1);
    for (const [at, texts] of [
      ['texk_Ab3d…9xYz', 'Active', 'Never'],
      ['texk_soon…soon', 'Expires soon', 'from 10.0.0.7'],
      ['texk_repl…repl', 'Replaced'],
      ['texk_gone…gone', 'Expired'],
    ].entries())
      for (const text of texts) expect(rows[at]).toHaveTextContent(text);
    expect(screen.getByRole('list', { name: 'Scopes of ERP import' })).toHaveTextContent('billing:read');
    expect(asked[0]).toEqual({ clientId: 'meridian', page: '0', size: '20' });
    await press('Page 2');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ clientId: 'meridian', page: '1' }));
  });

  it('of the operator names no organization, and offers every scope', async () => {
    const asked = serve([]);
    ofOperator();
    await press('New service account');
    expect((await dialog('New service account')).getAllByRole('checkbox')).toHaveLength(14);
    expect(asked[0]).toEqual({ page: '0', size: '20' });
  });

  it('of the operator is only for SUPER_ADMIN, and no other role requests it', async () => {
    signInAs(aUser({ role: 'ADMIN' }));
    const asked = serve([]);
    ofOperator();
    expect(await screen.findByText(/^Only super admins can manage the marketplace’s own API keys/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('of a closed organization allows no new accounts or keys', async () => {
    serve([anAccount()]);
    ofOrganization(true);
    expect(await screen.findByText('This organization is closed, so its keys don’t work.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New service account' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for texk_Ab3d…9xYz' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Revoke']);
  });
});

describe('a new service account', () => {
  it('comes with a key that is shown once, for copying', async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    serve([]);
    api.post(path, told(anAccount({ keys: [] }), 201));
    api.post(`${path}/a1/keys`, told({ ...aKey(), key: secret }, 201));
    ofOrganization();
    await create();
    serve([anAccount()]);
    const shown = await dialog('Your new key for ERP import');
    expect(shown.getByText(/You won’t see it again\.$/)).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Copy the key' }));
    expect(write).toHaveBeenCalledWith(secret);
    const body = { clientId: 'meridian', name: 'ERP import', description: '', scopes: ['billing:read'] };
    expect(calls).toEqual([
      { method: 'POST', path: '', body, idempotent: true },
      { method: 'POST', path: '/a1/keys', body: { days: 30 }, idempotent: false },
    ]);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    expect(shown.getByText(/Copy the key first/)).toBeVisible();
    expect(shown.getByText(secret)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'I’ve copied it' }));
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    expect(await screen.findByRole('table', { name: 'Keys of ERP import' })).toBeInTheDocument();
  });

  it('needs a name and a scope, and offers organizations no operator scopes', async () => {
    serve([]);
    ofOrganization();
    await press('New service account');
    const panel = await dialog('New service account');
    await user.click(panel.getByRole('button', { name: 'Create service account' }));
    expect(await panel.findByText('Choose at least one scope.')).toBeInTheDocument();
    expect(panel.getByText('Enter a name, such as the program that uses the keys.')).toBeInTheDocument();
    expect(panel.queryByRole('checkbox', { name: /^audit:read/ })).not.toBeInTheDocument();
  });

  it('keeps what was entered when it is refused, and says why', async () => {
    const why = 'There are 50 service accounts already. Delete one first.';
    serve([]);
    api.post(path, told({ message: why }, 409));
    ofOrganization();
    const panel = await create();
    expect(await panel.findByText(why)).toBeInTheDocument();
    expect(panel.getByRole('checkbox', { name: /^billing:read/ })).toBeChecked();
  });

  it('is kept without its key if only the key fails, and is not added again', async () => {
    serve([]);
    api.post(path, told(anAccount({ keys: [] }), 201));
    api.post(`${path}/a1/keys`, () => api.lost());
    ofOrganization();
    await create();
    serve([anAccount({ keys: [] })]);
    expect(await screen.findByText(/^ERP import was created without a key\./)).toBeInTheDocument();
    expect(await screen.findByText('No keys yet, so it can’t call the API.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a service account', () => {
  it('is changed against the version that was read', async () => {
    serve([anAccount()]);
    api.put(`${path}/a1`, told(anAccount({ scopes: ['billing:read', 'orders:read'] })));
    ofOrganization();
    await chooseAction('ERP import', 'Edit');
    const panel = await dialog('ERP import');
    await user.click(panel.getByRole('checkbox', { name: /^orders:read/ }));
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('ERP import saved.')).toBeInTheDocument();
    const body = { name: 'ERP import', description: 'Runs at night', scopes: ['billing:read', 'orders:read'] };
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/a1', body: { ...body, version: 'v1' } });
  });

  it('that someone else changed is reloaded on request', async () => {
    serve([anAccount()]);
    api.put(`${path}/a1`, told({ message: 'Somebody else has changed it.', code: 'changed_meanwhile' }, 409));
    ofOrganization();
    await chooseAction('ERP import', 'Edit');
    await user.click((await dialog('ERP import')).getByRole('checkbox', { name: /^orders:read/ }));
    await press('Save changes');
    serve([anAccount({ name: 'ERP export', version: 'v2' })]);
    await press('Load again');
    const panel = await dialog('ERP export');
    expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('ERP export');
    expect(panel.getByRole('checkbox', { name: /^orders:read/ })).not.toBeChecked();
  });

  it('is deleted after a confirmation', async () => {
    serve([anAccount()]);
    api.delete(`${path}/a1`, told({ success: true, message: '' }));
    ofOrganization();
    await chooseAction('ERP import', 'Delete');
    const asked = await question('Delete ERP import?');
    expect(calls).toEqual([]);
    serve([]);
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/a1' });
  });
});

describe('a key', () => {
  it('is rotated, with the number of days that the old one stays', async () => {
    serve([anAccount()]);
    api.post(`${path}/a1/keys/k1/rotate`, told({ ...aKey({ id: 'k2' }), key: secret }, 201));
    ofOrganization();
    await chooseAction('texk_Ab3d…9xYz', 'Rotate');
    const form = await dialog('Rotate texk_Ab3d…9xYz');
    await user.selectOptions(form.getByRole('combobox', { name: 'Old key stops working' }), 'After 7 days');
    await user.click(form.getByRole('button', { name: 'Rotate key' }));
    expect((await dialog('Your new key for ERP import')).getByText(secret)).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ path: '/a1/keys/k1/rotate', body: { days: 90, overlapDays: 7 } });
    await press('I’ve copied it');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for ERP import' })).toHaveFocus());
  });

  it.each([
    ['replaced', { replaced: true }],
    ['expired', { expiresAt: inDays(-1) }],
  ])('can’t be rotated once it is %s', async (_state, fields) => {
    serve([anAccount({ keys: [aKey(fields)] })]);
    ofOrganization();
    await press('Actions for texk_Ab3d…9xYz');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Revoke']);
  });

  it('is added to others, or the refusal is shown', async () => {
    const why = 'You already have 5 keys. Revoke one first.';
    serve([anAccount()]);
    api.post(`${path}/a1/keys`, told({ message: why }, 409));
    ofOrganization();
    await chooseAction('ERP import', 'New key');
    const form = await dialog('New key for ERP import');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByText(why)).toBeInTheDocument();
    api.post(`${path}/a1/keys`, told({ ...aKey({ id: 'k2' }), key: secret }, 201));
    await user.click(form.getByRole('button', { name: 'Create key' }));
    expect((await dialog('Your new key for ERP import')).getByText(secret)).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ path: '/a1/keys', body: { days: 90 } });
  });

  it.each([
    ['a further one', 'ERP import', 'New key', '/a1/keys', 'Create key'],
    ['a rotated one', 'texk_Ab3d…9xYz', 'Rotate', '/a1/keys/k1/rotate', 'Rotate key'],
  ])('is created once, no matter how often it is sent: %s', async (_what, of, action, at, button) => {
    serve([anAccount()]);
    const sent: (string | null)[] = [];
    api.post(path + at, ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key'));
      return api.json({ message: 'Not now.' }, 503);
    });
    ofOrganization();
    await chooseAction(of, action);
    const form = within(await screen.findByRole('dialog', { name: new RegExp(`^${action}`) }));
    for (const times of [1, 2]) {
      await user.click(await form.findByRole('button', { name: button }));
      await waitFor(() => expect(sent).toHaveLength(times));
    }
    expect(sent).toEqual([expect.stringMatching(/^[\w-]{20,}$/), sent[0]]);
  });

  it('is revoked after a confirmation', async () => {
    serve([anAccount()]);
    api.delete(`${path}/a1/keys/k1`, told({ success: true, message: '' }));
    ofOrganization();
    await chooseAction('texk_Ab3d…9xYz', 'Revoke');
    const asked = await question('Revoke texk_Ab3d…9xYz?');
    expect(calls).toEqual([]);
    serve([anAccount({ keys: [] })]);
    await user.click(asked.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('texk_Ab3d…9xYz revoked.')).toBeInTheDocument();
    expect(await screen.findByText('No keys yet, so it can’t call the API.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/a1/keys/k1' });
  });
});
