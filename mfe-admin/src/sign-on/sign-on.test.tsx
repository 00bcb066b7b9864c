import type { IdentityProvider } from '@marketplace/shared/contracts';
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

const aProvider = (fields: Partial<IdentityProvider> = {}): IdentityProvider => ({
  id: 'p1',
  name: 'Tex Directory',
  issuer: 'https://login.tex.example',
  clientId: 'marketplace',
  domains: ['tex.example'],
  roleClaim: null,
  roleMapping: [],
  createUsers: false,
  enabled: false,
  testedAt: null,
  version: 'v1',
  ...fields,
});

const answerWith = (...providers: IdentityProvider[]) => api.get(path, () => api.json({ redirectUri, providers }));
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
  expect(await screen.findByText('Only a SUPER_ADMIN can add, change, test or enable a provider.')).toBeInTheDocument();
  expect(await screen.findByText('https://login.tex.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Add provider|Actions|Test|Enable|Save)/ })).not.toBeInTheDocument();
  if (query !== '?provider=p1') return;
  const area = await panel();
  expect(field(area, 'Issuer')).toBeDisabled();
  expect(area.getByRole('checkbox')).toBeDisabled();
});

describe('the providers', () => {
  it('start with the steps to the first one', async () => {
    answerWith();
    const { router } = open();
    await screen.findByRole('heading', { name: 'No providers yet' });
    expect(screen.getByRole('heading', { name: 'Test, then enable' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add provider' }));
    expect(router.state.location.search).toBe('?provider=new');
    expect((await panel('New provider')).getByText(redirectUri)).toBeInTheDocument();
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
    for (const text of ['Second', 'Not tested', 'Off']) expect(second).toHaveTextContent(text);
  });

  it('say when they failed to load, and retry on demand', async () => {
    api.get(path, () => api.json({ message: 'no' }, 403));
    open();
    await screen.findByRole('heading', { name: 'The providers could not be loaded' });
    answerWith(aProvider());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('copy their redirect URL to the clipboard', async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    answerWith(aProvider());
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(redirectUri);
    expect(await screen.findByText('The redirect address was copied.')).toBeInTheDocument();
  });
});

describe('adding a provider', () => {
  const fill = async (area: ReturnType<typeof within>) => {
    await enter(field(area, 'Name'), 'Tex Directory');
    await enter(field(area, 'Issuer'), 'https://login.tex.example');
    await enter(field(area, 'Client id'), 'marketplace');
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
    await enter(field(area, 'Claim with the groups (optional)'), 'groups');
    await user.click(area.getByRole('button', { name: 'Add a group' }));
    await user.click(area.getByRole('button', { name: 'Add a group' }));
    await enter(field(area, 'Group 1'), 'staff');
    await enter(field(area, 'Group 2'), 'directors');
    await user.selectOptions(area.getByRole('combobox', { name: 'Role of group 2' }), 'ADMIN');
    await user.click(area.getByRole('button', { name: 'Move group 2 up' }));
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(router.state.location.search).toBe('?provider=p1'));
    expect(sent).toEqual([
      {
        name: 'Tex Directory',
        issuer: 'https://login.tex.example',
        clientId: 'marketplace',
        clientSecret: 'secret',
        domains: ['tex.example', 'tex.co.in'],
        roleClaim: 'groups',
        roleMapping: [
          { group: 'directors', role: 'ADMIN' },
          { group: 'staff', role: 'USER' },
        ],
        createUsers: false,
      },
    ]);
    expect((await panel()).getByRole('button', { name: 'Test sign-in' })).toBeEnabled();
  });

  it('says at each field what is missing or rejected by the server', async () => {
    answerWith();
    api.post(path, () =>
      api.json({ message: 'no', errors: [{ field: 'issuer', message: 'No OpenID configuration.' }] }, 400),
    );
    open('/signOn?provider=new');
    const area = await panel('New provider');
    await enter(field(area, 'Email domains'), 'tex.example');
    await user.click(area.getByRole('button', { name: 'Add provider' }));
    expect(field(area, 'Issuer')).toHaveAccessibleDescription('Enter the address of the issuer.');
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
    expect(await area.findByText(/^Nothing was saved: the server did not answer/)).toBeInTheDocument();
    await user.click(area.getByRole('button', { name: 'Close provider' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field(area, 'Client id')).toHaveValue('marketplace');
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
    expect(area.getByText('Not saved yet: a change has to be tested again.')).toBeInTheDocument();
    for (const name of ['Test sign-in', 'Enable']) expect(area.getByRole('button', { name })).toBeDisabled();
    await user.click(area.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual([expect.not.objectContaining({ clientSecret: expect.anything() })]));
  });

  it('keeps the input after a conflict, and loads the newer version on demand', async () => {
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
    await waitFor(() => expect(field(area, 'Client id')).toHaveValue('theirs'));
    expect(field(area, 'Name')).toHaveValue('Tex Directory');
    expect(area.queryByText(/^Somebody else was faster/)).not.toBeInTheDocument();
    await rename('Mine');
    await waitFor(() => expect(versions).toEqual(['v1', 'v2']));
  });

  it('redirects to the provider for a test, and enables only what was tested', async () => {
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
    expect(await screen.findByText(/^The test could not begin/)).toBeInTheDocument();
    expect(left).toEqual([]);
  });

  it.each([
    ['passed', /^The test sign-in passed\. Enable the provider/],
    ['foreign_domain', /^The account that signed in is of another domain/],
    ['something', /^The test did not come to an end/],
  ])('reports the test result: %s', async (test, sentence) => {
    answerWith(aProvider({ testedAt: '2026-03-04T10:00:00Z' }));
    open(`/signOn?provider=p1&test=${test}`);
    expect((await panel()).getByText(sentence)).toBeInTheDocument();
  });

  it('is enabled at once, and disabled or removed after confirmation', async () => {
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
    await chooseAction('Tex Directory', 'Disable');
    await confirm('Disable');
    expect(await screen.findByText('Off')).toBeInTheDocument();
    await chooseAction('Tex Directory', 'Remove');
    await confirm('Remove');
    await screen.findByRole('heading', { name: 'No providers yet' });
    expect(sent).toEqual([{ enabled: true }, { enabled: false }, 'removed']);
  });

  it('says when it does not exist', async () => {
    answerWith(aProvider());
    open('/signOn?provider=none');
    expect(await screen.findByRole('heading', { name: 'This provider does not exist' })).toBeInTheDocument();
  });
});
