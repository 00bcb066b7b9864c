import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, fakePasskeys, promptClosed, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import LoginPage from '../pages/login.tsx';

const api = fakeApi();
const passkeys = fakePasskeys();
const user = userEvent.setup();
beforeAll(() => import('../second-factor/proof-step.tsx'), 60_000);
jest.setTimeout(20_000);

const signedIn = { userData: aUser(), accessToken: 'access', refreshToken: 'refresh' };
const token = 't'.repeat(43);
const challenge = (methods: string[], minutes = 10) => ({
  secondFactor: { token, methods, expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() },
});
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  signInAs(null);
  api.get('/auth/sign-on/providers', () => api.json([]));
  api.post('/auth/login/second-factor/passkey-options', () => api.json({ challenge: 'Y2hhbGxlbmdl' }));
  api.post('/auth/login/passkey/options', () => api.json({ challenge: 'Y2hhbGxlbmdl' }));
  api.post('/auth/login/second-factor', async ({ request }) => {
    sent.push(await request.json());
    return api.json(signedIn);
  });
});

const open = (at = '/login') => renderPage(LoginPage, { path: '/login', at });
const who = () => getDefaultStore().get(sessionAtom).user?.name;

const enterPassword = async (methods: string[], minutes?: number) => {
  api.post('/auth/login', () => api.json(challenge(methods, minutes)));
  const page = open();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
  await user.type(screen.getByLabelText('Password'), 'Marketplace1{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Two-step verification' });
  return page;
};
const code = () => screen.findByRole('textbox', { name: 'Code from your authenticator app' });

describe('an account with two-step verification', () => {
  it('gets its session only after the code, whose field has the focus', async () => {
    const { router } = await enterPassword(['totp', 'recoveryCode']);
    expect(who()).toBeUndefined();
    expect(localStorage.getItem('accessToken')).toBeNull();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Two-step verification' })).toContainElement(await code());
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(sent).toEqual([{ token, proof: { code: '123456' } }]);
    expect(who()).toBe('Asha Rao');
    expect(localStorage.getItem('accessToken')).toBe('access');
  });

  it('can use its passkey', async () => {
    await enterPassword(['passkey', 'totp']);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(sent).toMatchObject([{ token, proof: { passkey: { id: 'passkey' } } }]));
  });

  it('can use a recovery code', async () => {
    await enterPassword(['passkey', 'recoveryCode']);
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.keyboard('abcde-fghij{Enter}');
    await waitFor(() => expect(sent).toEqual([{ token, proof: { recoveryCode: 'abcde-fghij' } }]));
  });

  it('stays in the step when the proof is refused', async () => {
    await enterPassword(['totp']);
    api.post('/auth/login/second-factor', () =>
      api.json({ error: 'No.', message: 'That code was used already.' }, 401),
    );
    await code();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code was used already.');
    expect(who()).toBeUndefined();
  });

  it('goes Back to the login, without the password', async () => {
    await enterPassword(['totp']);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@tex.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('says so when the challenge makes no sense', async () => {
    api.post('/auth/login', () => api.json({ secondFactor: 'nonsense' }));
    open();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
    await user.type(screen.getByLabelText('Password'), 'Marketplace1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t read the server’s response.');
    expect(who()).toBeUndefined();
  });

  it('says so when its time is up', async () => {
    await enterPassword(['totp'], 0.005);
    expect(await screen.findByText('This sign-in has expired. Go back and sign in again.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Code/ })).not.toBeInTheDocument();
  });
});

describe('after a sign-in at a provider', () => {
  it('the same step follows', async () => {
    api.post('/auth/login/sign-on', () => api.json(challenge(['totp'])));
    const { router } = open(`/login?signOn=complete#${'c'.repeat(43)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
    expect(who()).toBeUndefined();
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(who()).toBe('Asha Rao');
  });

  it('Back leads to the login', async () => {
    api.post('/auth/login/sign-on', () => api.json(challenge(['totp'])));
    open(`/login?signOn=complete#${'c'.repeat(43)}`);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });
});

describe('a passkey alone', () => {
  const press = () => user.click(screen.getByRole('button', { name: 'Continue with a passkey' }));

  it('signs in, for longer if wanted', async () => {
    api.post('/auth/login/passkey', async ({ request }) => {
      sent.push(await request.json());
      return api.json(signedIn);
    });
    const { router } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toMatchObject([{ passkey: { id: 'passkey' }, rememberMe: true }]);
    expect(who()).toBe('Asha Rao');
  });

  it.each([
    [() => api.json({ message: 'This passkey opens no account.' }, 401), 'This passkey opens no account.'],
    [() => api.lost(), 'The server didn’t respond. Check your connection and try again.'],
  ])('that is refused says why, and changes nothing (%#)', async (respond, text) => {
    api.post('/auth/login/passkey', respond as never);
    open();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(who()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('can be requested again after the prompt was closed', async () => {
    open();
    passkeys.get.mockImplementationOnce(promptClosed);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The passkey prompt was closed/);
    expect(screen.getByRole('button', { name: 'Continue with a passkey' })).toBeEnabled();
  });

  it('is not offered if the browser doesn’t support it', () => {
    passkeys.remove();
    open();
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });
});

describe('suggested passkeys', () => {
  const canSuggest = (can: boolean) =>
    Object.assign(globalThis.PublicKeyCredential, { isConditionalMediationAvailable: async () => can });

  it('are requested when the email field first gets the focus, and picking one signs in', async () => {
    canSuggest(true);
    const answered = await passkeys.get({} as never);
    let pick: (credential: unknown) => void = () => undefined;
    passkeys.get.mockReset().mockReturnValueOnce(new Promise((resolve) => (pick = resolve)));
    api.post('/auth/login/passkey', async ({ request }) => {
      sent.push(await request.json());
      return api.json(signedIn);
    });
    const { router } = open();
    expect(passkeys.get).not.toHaveBeenCalled();
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
    expect(passkeys.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    await user.tab();
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    expect(passkeys.get).toHaveBeenCalledTimes(1);
    pick(answered);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toMatchObject([{ passkey: { id: 'passkey' } }]);
  });

  it('don’t disturb anyone if they fail or there are none', async () => {
    canSuggest(true);
    api.post('/auth/login/passkey/options', () => api.json({}, 500));
    const first = open();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    first.unmount();
    canSuggest(false);
    open();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@tex.example');
    expect(passkeys.get).not.toHaveBeenCalled();
  });
});
