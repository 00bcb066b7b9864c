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
  { id: 'acme', name: 'Acme Login', domains: ['acme.example'] },
  { id: 'tex', name: 'Tex Directory', domains: ['tex.example', 'tex.co.in'] },
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
  it('offers every enabled provider, and asks for a long session when that is wanted', async () => {
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
    expect(area.getByRole('status')).toHaveTextContent('tex.example signs in without a password here');
    expect(names(area)[0]).toBe('Continue with Tex Directory');
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    expect(area.getByRole('status')).toHaveTextContent('or');
  });

  it('shows four of many, and the others on demand', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ id: `p${index}`, name: `P${index}`, domains: [] }));
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
  ])('is as it was when %s', async (_what, answer) => {
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

  it.each(SIGN_ON_PROBLEMS)('says in a sentence what "%s" means, and takes a password still', (problem) => {
    open(`/login?signOn=${problem}`);
    expect(screen.getByRole('alert')).toHaveTextContent(problemText(problem) ?? 'no sentence');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it.each(['constructor', '<b>x</b>', 'complete'])('says nothing of "%s", which its address alone says', (problem) => {
    open(`/login?signOn=${encodeURIComponent(problem)}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('coming back from a provider', () => {
  const back = () => open(`/login?signOn=complete#${code}`);

  it('exchanges the code once and ends on the dashboard, with no way back to it', async () => {
    const sent: unknown[] = [];
    api.post('/auth/login/sign-on', async ({ request }) => {
      sent.push(await request.json());
      return api.json({ userData: aUser({ id: 'asha' }), accessToken: 'a', refreshToken: 'r' });
    });
    const { router } = back();
    expect(screen.getByRole('heading', { name: 'Signing you in' })).toBeInTheDocument();
    await screen.findByText('elsewhere');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '' });
    expect(sent).toEqual([{ code }]);
    expect(getDefaultStore().get(sessionAtom).user?.id).toBe('asha');
  });

  it('ends on the page of who waits for an organization', async () => {
    api.post('/auth/login/sign-on', () =>
      api.json({ userData: aUser({ organization: null }), accessToken: 'a', refreshToken: 'r' }),
    );
    const { router } = back();
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/waiting');
  });

  it('returns to the form with a sentence when the code is worth nothing any more', async () => {
    api.post('/auth/login/sign-on', () => api.json({ message: 'no', code: 'sign_on_expired' }, 401));
    const { router } = back();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This sign-in has run out/);
    expect(router.state.location).toMatchObject({ search: '?signOn=expired', hash: '' });
  });

  it('tries again on demand when the answer was lost', async () => {
    api.post('/auth/login/sign-on', () => api.lost());
    back();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    api.post('/auth/login/sign-on', () => api.json({ userData: aUser(), accessToken: 'a', refreshToken: 'r' }));
    await user.click(retry);
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });
});
