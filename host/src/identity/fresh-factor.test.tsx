import { accessToken, keepTokens, marketplace, refreshToken, serverSaid } from '@marketplace/shared/http';
import { aUser, fakeApi, fakePasskeys, renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreshFactor } from './fresh-factor.tsx';

const api = fakeApi();
fakePasskeys();
const user = userEvent.setup();
// The dialog's code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 4_000 });
beforeAll(() => import('./fresh-factor-dialog.tsx'), 60_000);

let proven = false;
const proofs: unknown[] = [];
const saved: unknown[] = [];

const serveFactors = (ways: string[], freshUntil: string | null = null, more = {}) =>
  api.get('/auth/second-factor', () =>
    api.json({
      passkeys: [],
      totp: null,
      recoveryCodes: null,
      requiredBy: null,
      overdue: false,
      freshUntil,
      proofs: ways,
      ...more,
    }),
  );

beforeEach(() => {
  proven = false;
  proofs.length = 0;
  saved.length = 0;
  signInAs(aUser());
  api.put('/tex-suite/user/user-2/role', async ({ request }) => {
    if (!proven) return api.json({ code: 'fresh_factor_required', message: 'Confirm it’s you first.' }, 403);
    saved.push(await request.json());
    return api.json({});
  });
  api.post('/auth/fresh-factor', async ({ request }) => {
    proofs.push(await request.json());
    proven = true;
    return api.json({ freshUntil: '2026-11-25T10:10:00.000Z' });
  });
  api.post('/auth/fresh-factor/passkey-options', () => api.json({ challenge: 'Y2hhbGxlbmdl' }));
});

const change = (ways: string[]) => {
  serveFactors(ways);
  renderWidget(<FreshFactor />);
  return marketplace.put('/tex-suite/user/user-2/role', { role: 'ADMIN' }).catch((error: unknown) => error);
};
const dialog = () => screen.findByRole('dialog', { name: 'Confirm it’s you' });

it('holds a change until the password is confirmed, then makes it', async () => {
  const outcome = change(['password']);
  await dialog();
  const field = await screen.findByLabelText('Password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(saved).toEqual([]);
  await user.type(field, 'Password1{Enter}');
  expect(await outcome).toMatchObject({ status: 200 });
  expect(proofs).toEqual([{ password: 'Password1' }]);
  expect(saved).toEqual([{ role: 'ADMIN' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps the new tokens, and repeats the change with them', async () => {
  keepTokens({ accessToken: 'access 1', refreshToken: 'refresh 1' });
  const used: (string | null)[] = [];
  api.put('/tex-suite/user/user-2/role', ({ request }) => {
    used.push(request.headers.get('authorization'));
    return proven ? api.json({}) : api.json({ code: 'fresh_factor_required' }, 403);
  });
  api.post('/auth/fresh-factor', async ({ request }) => {
    proofs.push(await request.json());
    proven = true;
    const tokens = { accessToken: 'access 2', refreshToken: 'refresh 2' };
    return api.json({ freshUntil: '2026-11-25T10:10:00.000Z', ...tokens });
  });
  const outcome = change(['password']);
  await user.type(await screen.findByLabelText('Password'), 'Password1{Enter}');
  expect(await outcome).toMatchObject({ status: 200 });
  expect(proofs).toEqual([{ password: 'Password1', refreshToken: 'refresh 1' }]);
  expect([accessToken(), refreshToken()]).toEqual(['access 2', 'refresh 2']);
  expect(used).toEqual(['Bearer access 1', 'Bearer access 2']);
});

it('leaves the tokens of someone who signed in meanwhile alone', async () => {
  keepTokens({ accessToken: 'access 1', refreshToken: 'refresh 1' });
  api.post('/auth/fresh-factor', () => {
    proven = true;
    keepTokens({ accessToken: 'other access', refreshToken: 'other refresh' });
    const tokens = { accessToken: 'access 2', refreshToken: 'refresh 2' };
    return api.json({ freshUntil: '2026-11-25T10:10:00.000Z', ...tokens });
  });
  const outcome = change(['password']);
  await user.type(await screen.findByLabelText('Password'), 'Password1{Enter}');
  await outcome;
  expect([accessToken(), refreshToken()]).toEqual(['other access', 'other refresh']);
});

it.each([
  [[], 'Set a password'],
  [['totp'], 'Confirm it here instead.'],
])('says that a provider is no proof, and what is instead (%j)', async (ways, text) => {
  serveFactors(ways, null, { signOnUnproven: true });
  renderWidget(<FreshFactor />);
  void marketplace.put('/tex-suite/user/user-2/role', {}).catch(() => undefined);
  expect(await screen.findByText(/^Your company’s sign-in doesn’t tell us when/)).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: /^Sign in again/ })).not.toBeInTheDocument();
});

it('takes a passkey', async () => {
  const outcome = change(['passkey', 'recoveryCode']);
  await dialog();
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await outcome).toMatchObject({ status: 200 });
  expect(proofs).toMatchObject([{ passkey: { id: 'passkey' } }]);
});

it('stays open with the reason when the proof is refused', async () => {
  const outcome = change(['totp']);
  await dialog();
  api.post('/auth/fresh-factor', () => api.json({ message: 'That code was used already.' }, 422));
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code was used already.');
  await user.keyboard('{Escape}');
  expect(serverSaid(await outcome)).toMatch(/^Nothing changed, because you didn’t confirm/);
  expect(saved).toEqual([]);
});

it('finds out that the user has signed in at the provider again', async () => {
  const outcome = change(['signOn']);
  await dialog();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You haven’t signed in again yet.');
  proven = true;
  serveFactors(['signOn'], '2026-11-25T10:10:00.000Z');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await outcome).toMatchObject({ status: 200 });
});

it('says that the options could not be loaded, and tries again', async () => {
  api.get('/auth/second-factor', () => api.lost());
  renderWidget(<FreshFactor />);
  const outcome = marketplace.put('/tex-suite/user/user-2/role', {}).catch((error: unknown) => error);
  await dialog();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
  serveFactors(['password']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByLabelText('Password'), 'Password1{Enter}');
  expect(await outcome).toMatchObject({ status: 200 });
});

it('gives up when someone else signs in in the meantime', async () => {
  const outcome = change(['password']);
  await dialog();
  act(() => signInAs(aUser({ id: 'somebody-else' })));
  expect(await outcome).toMatchObject({ response: { status: 403 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
