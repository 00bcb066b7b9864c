import { fakeApi, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import LoginPage from '../../pages/login.tsx';

export const EMAIL = 'asha@tex.example';
export const PASSWORD = 'Different2';

const paths = {
  send: '/auth/forgot-password/send-otp',
  verify: '/auth/forgot-password/verify-otp',
  reset: '/auth/forgot-password/reset',
} as const;
type Call = keyof typeof paths;

/**
 * The recovery on the authentication screen, with an API and a clock that do what a test says. Tests start with
 * `const recovery = aRecovery()`. `posted` holds what was sent, in order.
 */
export const aRecovery = () => {
  // A test may go through all five steps.
  jest.setTimeout(20_000);
  const api = fakeApi();
  const clock = fakeClock();
  const posted: [Call, unknown][] = [];

  const answer = (call: Call, body: object = { success: true }, status = 200) =>
    api.post(paths[call], async ({ request }) => {
      posted.push([call, await request.json()]);
      return api.json(body, status);
    });
  const lose = (call: Call) => api.post(paths[call], () => api.lost());
  beforeEach(() => {
    signInAs(null);
    posted.length = 0;
    answer('send');
    answer('verify', { success: true, resetToken: 'token', tokenExpiryMinutes: 10 });
    answer('reset');
    api.get('/auth/sign-on/providers', () => api.json([]));
  });

  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await clock.settle();
  };
  /** Submits the step's form, as Enter in a field does. */
  const submit = async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await clock.settle();
  };

  /** Lets time pass, but the page sees only the end of it, as in a background tab. */
  const later = async (milliseconds: number) => {
    jest.setSystemTime(Date.now() + milliseconds - 1_000);
    await clock.pass(1_000);
  };

  const toForgotPassword = async () => {
    renderPage(LoginPage, { path: '/login' });
    await press('Forgot password?');
  };
  const toCode = async () => {
    await toForgotPassword();
    type('Email', EMAIL);
    await press('Send OTP');
  };
  const toNewPassword = async () => {
    await toCode();
    type('One-time code', '123456');
    await press('Verify OTP');
  };
  const choose = (password: string, confirmed = password) => {
    type('New Password', password);
    type('Confirm Password', confirmed);
  };
  const toReset = async () => {
    await toNewPassword();
    choose(PASSWORD);
    await press('Update Password');
  };
  return {
    ...{ api, clock, posted, answer, lose, type, press, submit, choose, later },
    ...{ toForgotPassword, toCode, toNewPassword, toReset },
  };
};

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const alert = () => screen.queryByRole('alert')?.textContent ?? null;
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
