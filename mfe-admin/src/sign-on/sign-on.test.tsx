import type { DomainProof, IdentityProvider } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignOnPage from '../pages/sign-on.tsx';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();
const path = '/tex-admin/sign-on/providers';
const redirectUri = 'https://market.example/api/marketplace/auth/sign-on/callback';

const signedOutUri = 'https://market.example/api/marketplace/auth/sign-on/signed-out';

const aProof = (fields: Partial<DomainProof> = {}): DomainProof => ({
  domain: 'tex.example',
  record: { name: '_marketplace-verification.tex.example', value: 'marketplace-verification=abc' },
  state: 'proven',
  provenAt: '2026-03-01T10:00:00Z',
  countsUntil: null,
  checkedAt: '2026-03-04T10:00:00Z',
  found: [],
  unanswered: false,
  ...fields,
});

const aProvider = (fields: Partial<IdentityProvider> = {}): IdentityProvider => ({
  id: 'p1',
  name: 'Tex Directory',
  issuer: 'https://login.tex.example',
  clientId: 'marketplace',
  domains: ['tex.example'],
  roleClaim: null,
  roleMapping: [],
  createUsers: false,
  required: false,
  enabled: false,
  testedAt: null,
  proofs: [aProof()],
  backChannelLogoutUri: 'https://market.example/api/marketplace/auth/sign-on/back-channel-logout/p1',
  version: 'v1',
  ...fields,
});

const answerWith = (...providers: IdentityProvider[]) =>
  api.get(path, () => api.json({ redirectUri, signedOutUri, providers }));
const open = (at = '/signOn') => renderPage(SignOnPage, { path: '/signOn', at });
const panel = async (name = 'Tex Directory') => within(await screen.findByRole('dialog', { name }));
/** Pastes the text: faster than typing. */
const enter = async (into: HTMLElement, text: string) => {
  await user.click(into);
  await user.paste(text);
};
const field = (area: ReturnType<typeof within>, name: string) => area.getByRole('textbox', { name });

/** Targets of external links that the page clicks; they are not followed. */
const left: string[] = [];
const keepLeaving = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.origin === location.origin) return;
  event.preventDefault();
  left.push(event.target.href);
};

beforeEach(() => {
  signInAs(aUser({ role: 'SUPER_ADMIN' }));
  left.length = 0;
  document.addEventListener('click', keepLeaving);
});
afterEach(() => document.removeEventListener('click', keepLeaving));

it.each(['', '?provider=p1', '?provider=new'])('shows providers read-only to an ADMIN: %j', async (query) => {
  signInAs(aUser({ role: 'ADMIN' }));
  answerWith(aProvider());
  open(`/signOn${query}`);
  expect(await screen.findByText('Only super admins can add, change, test or enable a provider.')).toBeInTheDocument();
  expect(await screen.findByText('https://login.tex.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Add provider|Actions|Test|Enable|Save)/ })).not.toBeInTheDocument();
  if (query !== '?provider=p1') return;
  const area = await panel();
  expect(field(area, 'Issuer')).toBeDisabled();
  for (const box of area.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(area.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
});

describe('the providers', () => {
  it('start with the steps to the first one', async () => {
    answerWith();
    const { router } = open();
    await screen.findByRole('heading', { name: 'No providers yet' });
    expect(screen.getByRole('heading', { name: 'Test, then enable' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add provider' }));
    expect(router.state.location.search).toBe('?provider=new');
    const [own] = (await panel('New provider')).getAllByText((_, element) => element?.tagName === 'CODE');
    expect(own?.textContent).toMatch(/^https:\/\/market\.example\/.*\/callback\/[\w-]{16,64}$/);
  });

  it('are listed with domains, last test and whether they are on the sign-in page', async () => {
    answerWith(
      aProvider({ enabled: true, testedAt: '2026-03-04T10:00:00Z', domains: ['a.example', 'b.example', 'c.example'] }),
      aProvider({ id: 'p2', name: 'Second' }),
    );
    open();
    const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
    for (const text of [
      'Tex Directory',
      'https://login.tex.example',
      'a.example',
      'and 1 more',
      '4 Mar 2026',
      'Enabled',
    ])
      expect(first).toHaveTextContent(text);
    for (const text of ['Second', 'Not tested', 'Disabled']) expect(second).toHaveTextContent(text);
  });

  it('say when they failed to load, and retry on demand', async () => {
    api.get(path, () => api.json({ message: 'no' }, 403));
    open();
    await screen.findByRole('heading', { name: 'The providers could not be loaded' });
    answerWith(aProvider());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('copy their redirect URL to the clipboard', async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    answerWith(aProvider());
    open('/signOn?provider=p1');
    await user.click(await screen.findByRole('button', { name: 'Copy the redirect URI' }));
    expect(write).toHaveBeenCalledWith(redirectUri);
    expect(await screen.findByText('Copied the redirect URI.')).toBeInTheDocument();
  });
});

describe('adding a provider', () => {
  const fill = async (area: ReturnType<typeof within>) => {
    await enter(field(area, 'Name'), 'Tex Directory');
    await enter(field(area, 'Issuer'), 'https://login.tex.example');
    await enter(field(area, 'Client ID'), 'marketplace');
    await enter(area.getByLabelText('Client secret'), 'secret');
    await enter(field(area, 'Email domains'), 'tex.example, tex.co.in');
  };

  it('sends everything, and continues at the new provider URL', async () => {
    const sent: unknown[] = [];
    answerWith();
    api.post(path, async ({ request }) => {
      sent.push(await request.json());
      answerWith(aProvider());
      return api.json(aProvider(), 201);
    });
    const { router } = open('/signOn?provider=new');
    const area = await panel('New provider');
    await fill(area);
    await enter(field(area, 'Groups claim (optional)'), 'groups');
    await user.click(area.getByRole('button', { name: 'Add group' }));
    await user.click(area.getByRole('button', { name: 'Add group' }));
    await enter(field(area, 'Group 1'), 'staff');
    await enter(field(area, 'Group 2'), 'directors');
    await user.selectOptions(area.getByRole('combobox', { name: 'Role of group 2' }), 'ADMIN');
    await user.click(area.getByRole('checkbox', { name: 'People from these domains must sign in this way' }));
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(router.state.location.search).toBe('?provider=p1'));
    expect(sent).toEqual([
      {
        name: 'Tex Directory',
        redirectKey: expect.stringMatching(/^[\w-]{16,64}$/),
        issuer: 'https://login.tex.example',
        clientId: 'marketplace',
        clientSecret: 'secret',
        domains: ['tex.example', 'tex.co.in'],
        roleClaim: 'groups',
        roleMapping: [
          { group: 'staff', role: 'USER' },
          { group: 'directors', role: 'ADMIN' },
        ],
        createUsers: false,
        required: true,
      },
    ]);
    expect((await panel()).getByRole('button', { name: 'Test sign-in' })).toBeEnabled();
  });

  it('says in each field what is missing or was rejected by the server', async () => {
    answerWith();
    api.post(path, () =>
      api.json({ message: 'no', errors: [{ field: 'issuer', message: 'No OpenID configuration.' }] }, 400),
    );
    open('/signOn?provider=new');
    const area = await panel('New provider');
    await enter(field(area, 'Email domains'), 'tex.example');
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    expect(field(area, 'Issuer')).toHaveAccessibleDescription('Enter the issuer’s URL.');
    expect(field(area, 'Name')).toHaveFocus();
    await fill(area);
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(field(area, 'Issuer')).toHaveAccessibleDescription('No OpenID configuration.'));
  });

  it('asks before input is lost, and keeps it when there is no response', async () => {
    answerWith();
    api.post(path, () => api.lost());
    open('/signOn?provider=new');
    const area = await panel('New provider');
    await fill(area);
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    expect(await area.findByText(/^The server didn’t respond, so nothing was saved/)).toBeInTheDocument();
    await user.click(area.getByRole('button', { name: 'Close provider' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field(area, 'Client ID')).toHaveValue('marketplace');
  });
});

describe('a provider in the side panel', () => {
  it('keeps its secret when the field stays empty, and says that a change needs another test', async () => {
    const sent: unknown[] = [];
    answerWith(aProvider({ testedAt: '2026-03-04T10:00:00Z' }));
    api.put(`${path}/p1`, async ({ request }) => {
      sent.push(await request.json());
      return api.json(aProvider({ name: 'Renamed' }));
    });
    open('/signOn?provider=p1');
    const area = await panel();
    await user.clear(field(area, 'Name'));
    await enter(field(area, 'Name'), 'Renamed');
    expect(area.getByText(/^Unsaved changes\. Changing anything/)).toBeInTheDocument();
    for (const name of ['Test sign-in', 'Enable']) expect(area.getByRole('button', { name })).toBeDisabled();
    await user.click(area.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual([expect.not.objectContaining({ clientSecret: expect.anything() })]));
  });

  it('keeps the input after a conflict, and loads the newer version on request', async () => {
    const versions: string[] = [];
    answerWith(aProvider());
    api.put(`${path}/p1`, async ({ request }) => {
      versions.push(((await request.json()) as { version: string }).version);
      return versions.length === 1
        ? api.json({ code: 'changed_meanwhile', message: 'Somebody else was faster.' }, 409)
        : api.json(aProvider({ name: 'Mine', version: 'v3' }));
    });
    open('/signOn?provider=p1');
    const area = await panel();
    const rename = async (name: string) => {
      await user.clear(field(area, 'Name'));
      await enter(field(area, 'Name'), name);
      await user.click(area.getByRole('button', { name: 'Save changes' }));
    };
    await rename('Mine');
    expect(await area.findByText(/^Somebody else was faster\./)).toBeInTheDocument();
    expect(field(area, 'Name')).toHaveValue('Mine');
    answerWith(aProvider({ clientId: 'theirs', version: 'v2' }));
    await user.click(area.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(field(area, 'Client ID')).toHaveValue('theirs'));
    expect(field(area, 'Name')).toHaveValue('Tex Directory');
    expect(area.queryByText(/^Somebody else was faster/)).not.toBeInTheDocument();
    await rename('Mine');
    await waitFor(() => expect(versions).toEqual(['v1', 'v2']));
  });

  it('shows the addresses to register, including the one for its own logout tokens', async () => {
    answerWith(aProvider());
    open('/signOn?provider=p1');
    const area = await panel();
    for (const address of [redirectUri, signedOutUri, aProvider().backChannelLogoutUri])
      expect(
        area.getByText((_, element) => element?.tagName === 'CODE' && element.textContent === address),
      ).toBeVisible();
  });

  it('gives a provider from before a redirect URI of its own, to register before it is saved', async () => {
    answerWith(aProvider());
    const sent: { redirectKey?: string }[] = [];
    api.put(`${path}/p1`, async ({ request }) => {
      const body = (await request.json()) as { redirectKey?: string };
      sent.push(body);
      return api.json(aProvider({ redirectKey: body.redirectKey }));
    });
    open('/signOn?provider=p1');
    const area = await panel();
    await user.click(area.getByRole('button', { name: 'Use its own redirect URI' }));
    const [own] = area.getAllByText(
      (_, element) => element?.tagName === 'CODE' && /\/callback\//.test(element.textContent),
    );
    await user.click(area.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(own?.textContent).toBe(`${redirectUri}/${sent[0]?.redirectKey}`);
    expect(area.queryByRole('button', { name: 'Use its own redirect URI' })).not.toBeInTheDocument();
  });

  it('redirects to the provider for a test, and can only be enabled once tested', async () => {
    answerWith(aProvider());
    api.post(`${path}/p1/test`, () => api.json({ url: 'https://login.tex.example/auth?state=s' }));
    open('/signOn?provider=p1');
    const area = await panel();
    expect(area.getByRole('button', { name: 'Enable' })).toBeDisabled();
    await user.click(area.getByRole('button', { name: 'Test sign-in' }));
    await waitFor(() => expect(left).toEqual(['https://login.tex.example/auth?state=s']));
  });

  it('never redirects to a URL that is not a page', async () => {
    answerWith(aProvider());
    api.post(`${path}/p1/test`, () => api.json({ url: 'javascript:alert(1)' }));
    open('/signOn?provider=p1');
    await user.click((await panel()).getByRole('button', { name: 'Test sign-in' }));
    expect(await screen.findByText(/so the test didn’t start\./)).toBeInTheDocument();
    expect(left).toEqual([]);
  });

  it.each([
    ['passed', /^Test sign-in passed\. Enable the provider/],
    ['foreign_domain', /^You signed in with an account from another domain/],
    ['something', /^The test didn’t finish/],
  ])('reports the test result: %s', async (test, sentence) => {
    answerWith(aProvider({ testedAt: '2026-03-04T10:00:00Z' }));
    open(`/signOn?provider=p1&test=${test}`);
    expect((await panel()).getByText(sentence)).toBeInTheDocument();
  });

  it('is enabled at once, which can be undone, and disabled or removed after confirmation', async () => {
    const sent: unknown[] = [];
    answerWith(aProvider({ testedAt: '2026-03-04T10:00:00Z' }));
    api.put(`${path}/p1/enabled`, async ({ request }) => {
      const body = (await request.json()) as { enabled: boolean };
      sent.push(body);
      answerWith(aProvider({ ...body, testedAt: '2026-03-04T10:00:00Z' }));
      return api.json(aProvider(body));
    });
    api.delete(`${path}/p1`, () => {
      sent.push('removed');
      answerWith();
      return api.json({ success: true, message: '' });
    });
    open();
    const confirm = async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await chooseAction('Tex Directory', 'Enable');
    expect(await screen.findByText('Enabled')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Disabled')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await chooseAction('Tex Directory', 'Enable');
    expect(await screen.findByText('Enabled')).toBeInTheDocument();
    await chooseAction('Tex Directory', 'Disable');
    await confirm('Disable');
    expect(await screen.findByText('Disabled')).toBeInTheDocument();
    await chooseAction('Tex Directory', 'Remove');
    await confirm('Remove provider');
    await screen.findByRole('heading', { name: 'No providers yet' });
    expect(sent).toEqual([...[true, false, true, false].map((enabled) => ({ enabled })), 'removed']);
  });

  it('says when it does not exist', async () => {
    answerWith(aProvider());
    open('/signOn?provider=none');
    expect(await screen.findByRole('heading', { name: 'This provider doesn’t exist' })).toBeInTheDocument();
  });
});

describe('the domains of a provider', () => {
  const openWith = async (fields: Partial<DomainProof>, provider: Partial<IdentityProvider> = {}) => {
    answerWith(aProvider({ testedAt: '2026-03-04T10:00:00Z', proofs: [aProof(fields)], ...provider }));
    open('/signOn?provider=p1');
    return within((await panel()).getByRole('region', { name: 'Domain verification' }));
  };
  const record = ['_marketplace-verification.tex.example', 'marketplace-verification=abc'];
  const until = '2026-03-11T10:00:00Z';

  it.each<[string, Partial<DomainProof>, string, RegExp]>([
    [
      'unproven',
      { state: 'unproven', provenAt: null },
      'Not verified',
      /^People from this domain can’t sign in this way yet/,
    ],
    ['assumed', { state: 'assumed' }, 'Works without verification', /^People can sign in because/],
    [
      'missing',
      { state: 'missing', countsUntil: until },
      'Record missing, works until 11 Mar 2026',
      /^Add the record again/,
    ],
    ['lapsed', { state: 'lapsed', countsUntil: until }, 'Record missing', /until you add the record again\.$/],
  ])('show the record for one that is %s, and what to do', async (_state, fields, badge, advice) => {
    const area = await openWith(fields);
    expect(area.getByText(badge)).toBeInTheDocument();
    expect(area.getByText(advice)).toBeInTheDocument();
    for (const text of record)
      expect(area.getByText((_, element) => element?.tagName === 'CODE' && element.textContent === text)).toBeVisible();
  });

  it('show since when one has been proven, without its record', async () => {
    const area = await openWith({});
    expect(area.getByText('Verified since 1 Mar 2026')).toBeInTheDocument();
    expect(area.queryByText('TXT record name')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<DomainProof>, RegExp | null]>([
    ['other records', { found: ['v=spf1', 'x'] }, /^The last check found this instead: v=spf1 · x$/],
    ['nothing', {}, /^The last check found no record\./],
    ['no answer', { unanswered: true, found: ['v=spf1'] }, /^DNS didn’t respond to the last check\.$/],
    ['nothing yet, unchecked', { checkedAt: null }, null],
  ])('say what the last check found: %s', async (_what, fields, text) => {
    const area = await openWith({ state: 'unproven', ...fields });
    if (text) expect(area.getByText(text)).toBeInTheDocument();
    else expect(area.queryByText(/last check/)).not.toBeInTheDocument();
  });

  it.each<[string, DomainProof['state'], boolean]>([
    ['unproven', 'unproven', false],
    ['lapsed', 'lapsed', false],
    ['missing', 'missing', true],
    ['assumed', 'assumed', true],
    ['proven', 'proven', true],
  ])('let a tested provider be enabled or not: %s', async (_what, state, enabled) => {
    await openWith({ state, countsUntil: until });
    const button = (await panel()).getByRole('button', { name: 'Enable' });
    if (enabled) expect(button).toBeEnabled();
    else expect(button).toBeDisabled();
  });

  it('are checked on request, and their new states are shown', async () => {
    const area = await openWith({ state: 'unproven', provenAt: null });
    api.post(`${path}/p1/check-domains`, () => {
      answerWith(aProvider());
      return api.json(aProvider());
    });
    await user.click(area.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('All domains are verified.')).toBeInTheDocument();
    expect(await area.findByText('Verified since 1 Mar 2026')).toBeInTheDocument();
  });

  it.each<[string, () => Response, RegExp]>([
    [
      'did not answer',
      () => api.json(aProvider({ proofs: [aProof({ state: 'unproven', unanswered: true })] })) as never,
      /^DNS didn’t respond/,
    ],
    [
      'has some of them',
      () => api.json(aProvider({ proofs: [aProof(), aProof({ state: 'unproven' })] })) as never,
      /^1 of 2 domains are verified\./,
    ],
    ['was not reached', () => api.lost() as never, /so nothing was checked\./],
  ])('say so when the DNS %s', async (_what, answer, text) => {
    const area = await openWith({ state: 'unproven' });
    api.post(`${path}/p1/check-domains`, () => answer() as never);
    await user.click(area.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('are named on the page while they count without proof, only for enabled providers', async () => {
    const assumed = (domain: string) => [aProof({ domain, state: 'assumed' })];
    answerWith(
      aProvider({ enabled: true, proofs: assumed('a.example') }),
      aProvider({ id: 'p2', proofs: assumed('b.example') }),
    );
    open();
    expect(
      await screen.findByText(/^Not verified yet: a\.example\. People from these domains can still sign in/),
    ).toBeInTheDocument();
  });
});

describe('the presets', () => {
  const pick = async (name: string) => {
    answerWith();
    open('/signOn?provider=new');
    const area = await panel('New provider');
    await user.selectOptions(area.getByRole('combobox', { name: 'Provider' }), name);
    return area;
  };
  const claim = 'Groups claim (optional)';

  it('fill in what is the same for every tenant of Entra, with the steps there', async () => {
    const area = await pick('Microsoft Entra ID');
    expect(field(area, 'Issuer')).toHaveValue('https://login.microsoftonline.com/DIRECTORY-ID/v2.0');
    expect(field(area, claim)).toHaveValue('roles');
    expect(
      within(area.getByRole('list', { name: 'Steps at Microsoft Entra ID' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    await user.clear(field(area, 'Issuer'));
    await enter(field(area, 'Issuer'), 'https://login.microsoftonline.com/common/v2.0');
    expect(area.getByRole('combobox', { name: 'Provider' })).toHaveValue('entra');
  });

  it('fill in Google, which sends no groups', async () => {
    const area = await pick('Google Workspace');
    expect(field(area, 'Issuer')).toHaveValue('https://accounts.google.com');
    expect(field(area, claim)).toHaveValue('');
    expect(area.getByText('Google doesn’t share groups. Assign roles in IAM instead.')).toBeInTheDocument();
  });

  it.each([
    ['https://login.microsoftonline.com/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0', 'entra'],
    ['https://accounts.google.com', 'google'],
    ['https://login.tex.example', 'other'],
  ])('are recognized by the issuer: %s', async (issuer, preset) => {
    answerWith(aProvider({ issuer }));
    open('/signOn?provider=p1');
    expect((await panel()).getByRole('combobox', { name: 'Provider' })).toHaveValue(preset);
  });
});
