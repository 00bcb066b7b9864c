import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { delay } from 'msw';
import LoginPage from '../pages/login.tsx';

const api = fakeApi();
const user = userEvent.setup();

beforeEach(() => {
  signInAs(null);
  api.get('/auth/sign-on/providers', () => api.json([]));
});

const open = () => renderPage(LoginPage, { path: '/login' });

const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

const enter = async (field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

const fill = async (email = 'asha@tex.example') => {
  await enter(emailField(), email);
  await enter(passwordField(), 'Marketplace1');
};

const signIn = async () => {
  await fill();
  await user.click(signInButton());
};

const signedIn = { userData: aUser(), accessToken: 'access', refreshToken: 'refresh' };

describe('the authentication screen', () => {
  it('has a logo that links to the dashboard [AUTH-01]', async () => {
    const { router } = open();
    await user.click(screen.getByRole('link', { name: /TEX Marketplace/ }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('says in title and subtitle what the step is for [AUTH-03]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByText('Sign in to open your modules, cart and invoices.')).toBeInTheDocument();
  });

  it('renders the form even for users who are already signed in [ROUTE-02]', () => {
    signInAs(aUser());
    open();
    expect(signInButton()).toBeInTheDocument();
  });

  it('begins with the forgotten password if a link asks for a new one', () => {
    renderPage(LoginPage, { path: '/login', at: '/login?reset' });
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeInTheDocument();
  });

  it('shows and hides the password [AUTH-05]', async () => {
    open();
    expect(passwordField()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('shows Back in every step but login, which Back leads to [AUTH-02, AUTH-07, AUTH-27]', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Raise a Ticket' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ticket\?/),
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  });

  it('fills the form with a demo account', async () => {
    open();
    await user.click(screen.getByRole('button', { name: /^buyer@tex\.example/ }));
    expect(emailField()).toHaveValue('buyer@tex.example');
    expect(passwordField()).toHaveValue('Marketplace1');
  });
});

describe('a login that succeeds', () => {
  it('goes to the dashboard with history replaced, and has signed the user in [AUTH-17]', async () => {
    api.post('/auth/login', () => api.json(signedIn));
    const { router } = open();
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(getDefaultStore().get(sessionAtom).user?.email).toBe('asha@tex.example');
    expect(localStorage.getItem('accessToken')).toBe('access');
  });

  it('reads Signing in... while it is in progress, and can’t be sent twice [AUTH-08]', async () => {
    api.post('/auth/login', async () => {
      await delay('infinite');
    });
    open();
    await signIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  });

  it('sends email and password, and asks for the longer lifetime only with Remember me [AUTH-06]', async () => {
    const bodies: unknown[] = [];
    api.post('/auth/login', async ({ request }) => {
      bodies.push(await request.json());
      return api.json({ message: 'no' }, 401);
    });
    open();
    await signIn();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(signInButton());
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toEqual([
      { email: 'asha@tex.example', password: 'Marketplace1', rememberMe: false },
      { email: 'asha@tex.example', password: 'Marketplace1', rememberMe: true },
    ]);
  });
});

describe('Remember me', () => {
  it('keeps the email on this device and fills it in next time [AUTH-06]', async () => {
    api.post('/auth/login', () => api.json(signedIn));
    const first = open();
    await fill();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(signInButton());
    await screen.findByText('elsewhere');
    first.unmount();
    open();
    expect(emailField()).toHaveValue('asha@tex.example');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    expect(passwordField()).toHaveValue('');
  });

  it('forgets the email when it is switched off [AUTH-06]', async () => {
    localStorage.setItem('rememberedEmail', 'asha@tex.example');
    api.post('/auth/login', () => api.json(signedIn));
    open();
    await enter(passwordField(), 'Marketplace1');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(signInButton());
    await screen.findByText('elsewhere');
    expect(localStorage.getItem('rememberedEmail')).toBeNull();
  });
});

describe('a login that fails', () => {
  it.each([
    ["the server's error", { error: 'Account locked', message: 'Other words' }, 401, 'Account locked'],
    ['else its message', { message: 'Wrong password' }, 401, 'Wrong password'],
    ['else the fallback', {}, 401, 'Login failed. Please check your credentials.'],
    ['the error of an answer with success false', { success: false, error: 'Not today' }, 200, 'Not today'],
    [
      'the fallback for an answer without a user',
      { userData: {} },
      200,
      'Login failed. Please check your credentials.',
    ],
  ])('shows %s [AUTH-34]', async (_, body, status, text) => {
    api.post('/auth/login', () => api.json(body, status));
    const { router } = open();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('shows the fallback when there is no answer [AUTH-34]', async () => {
    api.post('/auth/login', () => api.lost());
    open();
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  });

  it.each([
    [true, 'The server didn’t respond. Check your connection and try again.'],
    [false, 'You’re offline. Connect to the internet and try again.'],
  ])('says next to the fallback what is wrong, on a device whose network is %s [AUTH-34]', async (isOnline, advice) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    api.post('/auth/login', () => api.lost());
    open();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please check your credentials.');
    expect(screen.getByRole('status')).toHaveTextContent(advice);
    jest.restoreAllMocks();
  });

  it('says how long to wait after too many requests', async () => {
    const message = 'Too many requests. Please try again later.';
    api.post('/auth/login', () => api.json({ message }, 429, { 'retry-after': '42' }));
    open();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('status')).toHaveTextContent('Try again in 42 seconds.');
  });

  it('does not repeat how long to wait', async () => {
    const message = 'Too many sign-in attempts. Please try again in 15 minutes.';
    api.post('/auth/login', () => api.json({ message }, 429, { 'retry-after': '900' }));
    open();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('clears its message on the next action [AUTH-33]', async () => {
    api.post('/auth/login', () => api.json({ error: 'Account locked' }, 401));
    open();
    await signIn();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('makes no session from a temporary password, but has a code sent and asks for it [AUTH-18, AUTH-19]', async () => {
  const asked: unknown[] = [];
  api.post('/auth/login', () => api.json({ ...signedIn, userData: aUser({ tempPassword: true }) }));
  api.post('/auth/forgot-password/send-otp', async ({ request }) => {
    asked.push(await request.json());
    return api.json({ success: true, message: 'Sent.' });
  });
  const { router } = open();
  await signIn();
  expect(await screen.findByRole('textbox', { name: 'One-time code' })).toHaveFocus();
  expect(asked).toEqual([{ email: 'asha@tex.example' }]);
  expect(screen.getByText('Resend OTP in 60 s')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(getDefaultStore().get(sessionAtom).user).toBeNull();
});
