import { SIGN_ON_PROBLEMS } from '@marketplace/shared/contracts';
import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import LoginPage from '../pages/login.tsx';
import { problemText } from './sign-on-problem.ts';

const api = fakeApi();
const user = userEvent.setup();
const code = 'c'.repeat(43);

const providers = [
  { id: 'acme', name: 'Acme Login', domains: ['acme.example'], required: false },
  { id: 'tex', name: 'Tex Directory', domains: ['tex.example', 'tex.co.in'], required: false },
];

beforeEach(() => {
  signInAs(null);
  api.get('/auth/sign-on/providers', () => api.json(providers));
});

const open = (at = '/login') => renderPage(LoginPage, { path: '/login', at });
const offers = async () => within(await screen.findByRole('region', { name: 'Single sign-on' }));
const names = (area: Awaited<ReturnType<typeof offers>>) =>
  area.getAllByRole('link').map(({ textContent }) => textContent);

describe('the sign-in page', () => {
  it('offers every enabled provider, and requests a long session if wanted', async () => {
    open();
    const area = await offers();
    expect(names(area)).toEqual(['Continue with Acme Login', 'Continue with Tex Directory']);
    const link = () => area.getByRole('link', { name: 'Continue with Tex Directory' });
    expect(link()).toHaveAttribute('href', 'http://localhost/api/marketplace/auth/sign-on/tex/start');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    expect(link().getAttribute('href')).toMatch(/\/start\?rememberMe=true$/);
  });

  it('offers the provider of the domain first, as soon as it is typed', async () => {
    open();
    const area = await offers();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'Asha@TEX.example');
    expect(area.getByRole('status')).toHaveTextContent('No password needed for tex.example');
    expect(names(area)[0]).toBe('Continue with Tex Directory');
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    expect(area.getByRole('status')).toHaveTextContent('or');
  });

  it('says where people of a domain must sign in', async () => {
    api.get('/auth/sign-on/providers', () =>
      api.json(providers.map((one) => ({ ...one, required: one.id === 'tex' }))),
    );
    open();
    const area = await offers();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
    expect(area.getByRole('status')).toHaveTextContent('People at tex.example must use single sign-on');
    expect(names(area)[0]).toBe('Continue with Tex Directory');
  });

  it('repeats what the server says about a password there', async () => {
    const message = 'People from tex.example sign in with Tex Directory. Choose “Continue with Tex Directory”.';
    api.post('/auth/login', () => api.json({ error: message, message, code: 'sign_on_required' }, 403));
    open();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
    await user.type(screen.getByLabelText('Password'), 'Marketplace1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect((await offers()).getByRole('link', { name: 'Continue with Tex Directory' })).toBeInTheDocument();
  });

  it('shows four of many, and the others on demand', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({
      id: `p${index}`,
      name: `P${index}`,
      domains: [],
      required: false,
    }));
    api.get('/auth/sign-on/providers', () => api.json(many));
    open();
    const area = await offers();
    expect(names(area)).toHaveLength(4);
    await user.click(area.getByRole('button', { name: 'Show all 6' }));
    expect(names(area)).toHaveLength(6);
  });

  it.each([
    ['there is none', () => api.json([])],
    ['they cannot be had', () => api.json({ message: 'no' }, 403)],
    ['the answer is odd', () => api.json({ providers: 5 })],
  ])('is unchanged when %s', async (_what, answer) => {
    let asked = false;
    api.get('/auth/sign-on/providers', () => {
      asked = true;
      return answer();
    });
    open();
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Single sign-on' })).not.toBeInTheDocument();
  });

  it.each(SIGN_ON_PROBLEMS)('says in a sentence what "%s" means, and still accepts a password', (problem) => {
    open(`/login?signOn=${problem}`);
    expect(screen.getByRole('alert')).toHaveTextContent(problemText(problem) ?? 'no sentence');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it.each(['constructor', '<b>x</b>', 'complete'])(
    'says nothing about "%s", which isn’t a known problem',
    (problem) => {
      open(`/login?signOn=${encodeURIComponent(problem)}`);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    open();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  };
  beforeEach(() =>
    api.get('/auth/sign-on/providers', () =>
      api.json(providers.map((one) => ({ ...one, required: one.id === 'tex' }))),
    ),
  );

  it('sends people whose domain requires its provider there, and super administrators to their code', async () => {
    await forget('asha@tex.example');
    const area = await offers();
    expect(names(area)).toEqual(['Continue with Tex Directory']);
    expect(area.getByText('Only super admins get a code.')).toBeInTheDocument();
    await user.click(area.getByRole('button', { name: 'Enter a code' }));
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
  });

  it('is unchanged for everyone else', async () => {
    await forget('asha@acme.example');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled());
    expect(screen.queryByRole('region', { name: 'Single sign-on' })).not.toBeInTheDocument();
  });
});

describe('coming back from a provider', () => {
  const back = () => open(`/login?signOn=complete#${code}`);

  it('exchanges the code once and ends on the dashboard, with no way back', async () => {
    const sent: unknown[] = [];
    api.post('/auth/login/sign-on', async ({ request }) => {
      sent.push(await request.json());
      return api.json({ userData: aUser({ id: 'asha' }), accessToken: 'a', refreshToken: 'r' });
    });
    const { router } = back();
    expect(await screen.findByRole('heading', { name: 'Signing you in' })).toBeInTheDocument();
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '' });
    expect(sent).toEqual([{ code }]);
    expect(getDefaultStore().get(sessionAtom).user?.id).toBe('asha');
  });

  it.each([
    ['/signOn?provider=p1', '/signOn', '?provider=p1'],
    ['//evil.example/x', '/', ''],
    ['/\\evil.example', '/', ''],
    ['https://evil.example', '/', ''],
    ['', '/', ''],
  ])('ends where it began, if that is a page of the storefront: %j', async (returnTo, pathname, search) => {
    api.post('/auth/login/sign-on', () => api.json({ userData: aUser(), accessToken: 'a', refreshToken: 'r' }));
    const { router } = open(`/login?signOn=complete&returnTo=${encodeURIComponent(returnTo)}#${code}`);
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname, search });
  });

  it('ends on the waiting page for people without an organization', async () => {
    api.post('/auth/login/sign-on', () =>
      api.json({ userData: aUser({ organization: null }), accessToken: 'a', refreshToken: 'r' }),
    );
    const { router } = back();
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/waiting');
  });

  it('returns to the form with a sentence when the code is no longer valid', async () => {
    api.post('/auth/login/sign-on', () => api.json({ message: 'no', code: 'sign_on_expired' }, 401));
    const { router } = back();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This sign-in has expired/);
    expect(router.state.location).toMatchObject({ search: '?signOn=expired', hash: '' });
  });

  it('tries again on demand when the answer was lost', async () => {
    api.post('/auth/login/sign-on', () => api.lost());
    back();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.post('/auth/login/sign-on', () => api.json({ userData: aUser(), accessToken: 'a', refreshToken: 'r' }));
    await user.click(retry);
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });
});
