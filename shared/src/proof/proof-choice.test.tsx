import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { marketplace } from '../http/index.ts';
import { fakeApi, fakePasskeys, promptClosed, renderWidget } from '../testing/index.ts';
import { ProofChoice } from './proof-choice.tsx';

const api = fakeApi();
const passkeys = fakePasskeys();
const user = userEvent.setup();

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
});

const answer = (respond: () => Response) =>
  api.post('/prove', async ({ request }) => {
    sent.push(await request.json());
    return respond() as never;
  });

type Options = Partial<ComponentProps<typeof ProofChoice>>;

const show = (methods: ComponentProps<typeof ProofChoice>['methods'], options: Options = {}) => {
  answer(() => api.json({}));
  renderWidget(
    <ProofChoice
      methods={methods}
      action="Verify"
      readOptions={async () => ({ challenge: 'Y2hhbGxlbmdl' })}
      prove={(proof) => marketplace.post('/prove', proof)}
      {...options}
    />,
  );
};
const code = () => screen.getByRole('textbox', { name: 'Code from your authenticator app' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const problem = async (text: RegExp | string) => expect(await screen.findByRole('alert')).toHaveTextContent(text);

describe('a code', () => {
  it('is sent without the spaces that were typed or pasted', async () => {
    show(['totp', 'recoveryCode']);
    await user.type(code(), '123 456{Enter}');
    await waitFor(() => expect(sent).toEqual([{ code: '123456' }]));
  });

  it.each(['', '12345', '1234567', 'abcdef'])('is not sent as %p', async (typed) => {
    show(['totp']);
    if (typed) await user.type(code(), typed);
    await press('Verify');
    expect(code()).toHaveAccessibleDescription('Enter the 6-digit code from your app.');
    expect(code()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    [() => api.json({ message: 'That code was used already.' }, 422), 'That code was used already.'],
    [() => api.json({}, 422), 'That code isn’t right. Wait for the next one and try again.'],
    [() => api.lost(), 'The server didn’t respond. Check your connection and try again.'],
    [
      () => new Response('{"message":"Too many requests."}', { status: 429, headers: { 'retry-after': '61' } }),
      'Too many tries. Try again in 2 minutes.',
    ],
    [() => api.json({ message: 'Too many. Wait a little.' }, 429), 'Too many. Wait a little.'],
  ])('that is refused says why, and is selected to be typed again (%#)', async (respond, text) => {
    show(['totp']);
    answer(respond);
    await user.type(code(), '123456');
    await press('Verify');
    await problem(text);
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveValue('123456');
  });

  it('says when the browser is offline', async () => {
    show(['totp']);
    answer(() => api.lost());
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    await user.type(code(), '123456{Enter}');
    await problem('You’re offline. Try again when you’re connected.');
  });
});

describe('a passkey', () => {
  it('is requested, and the browser’s response is sent', async () => {
    show(['passkey']);
    await press('Use a passkey');
    await waitFor(() => expect(sent).toMatchObject([{ passkey: { id: 'passkey', type: 'public-key' } }]));
    const { publicKey } = passkeys.get.mock.calls[0]?.[0] ?? {};
    expect(new TextDecoder().decode(publicKey?.challenge as ArrayBuffer)).toBe('challenge');
  });

  it('whose prompt is closed can be requested again', async () => {
    show(['passkey', 'totp']);
    passkeys.get.mockImplementationOnce(promptClosed);
    await press('Use a passkey');
    await problem(/^The passkey prompt was closed or timed out/);
    expect(sent).toEqual([]);
    await press('Use a passkey');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not offered if the browser has none, with a hint what to do', async () => {
    passkeys.remove();
    show(['passkey', 'recoveryCode']);
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This browser can’t use your passkey. Use another browser or device, or continue below.',
    );
    expect(screen.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  });
});

describe('with the password', () => {
  it('a code is sent only with both, which are asked for together', async () => {
    show(['totp', 'recoveryCode'], { withPassword: true });
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.type(code(), '123 456{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText('Password'), ' pass word {Enter}');
    await waitFor(() => expect(sent).toEqual([{ code: '123456', password: ' pass word ' }]));
  });

  it('a passkey that hasn’t checked its user is sent again, and no other one is needed', async () => {
    show(['passkey', 'totp'], { withPassword: true });
    answer(() => api.json({ code: 'password_needed', message: 'Enter your password as well.' }, 409));
    await press('Use a passkey');
    expect(await screen.findByText(/^Your passkey didn’t check your fingerprint/)).toBeVisible();
    const [first] = sent;
    answer(() => api.json({}));
    await user.type(screen.getByLabelText('Password'), 'Password1{Enter}');
    await waitFor(() => expect(sent).toEqual([first, { ...(first as object), password: 'Password1' }]));
    expect(passkeys.get).toHaveBeenCalledTimes(1);
  });
});

describe('a recovery code', () => {
  it('replaces the other ways on request, and takes the focus', async () => {
    show(['passkey', 'totp', 'recoveryCode']);
    expect(screen.queryByRole('textbox', { name: 'Recovery code' })).not.toBeInTheDocument();
    await press('Use a recovery code');
    const field = screen.getByRole('textbox', { name: 'Recovery code' });
    expect(field).toHaveFocus();
    await user.type(field, ' abcde-fghij {Enter}');
    await waitFor(() => expect(sent).toEqual([{ recoveryCode: 'abcde-fghij' }]));
    await press('Use another way');
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toHaveFocus();
  });
});

describe('an account without a second factor', () => {
  it('is proven by its password, as typed', async () => {
    show(['password']);
    await user.type(screen.getByLabelText('Password'), ' pass word {Enter}');
    await waitFor(() => expect(sent).toEqual([{ password: ' pass word ' }]));
  });

  it('or by another sign-in at its provider, in another tab', async () => {
    const check = jest.fn(async () => false);
    show(['signOn'], { signOnProvider: 'gitea', checkSignOn: check });
    const link = screen.getByRole('link', { name: 'Sign in again with your provider' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', 'http://localhost/api/marketplace/auth/sign-on/gitea/start?fresh=true');
    await press('Continue');
    await problem(/^You haven’t signed in again yet/);
    check.mockResolvedValueOnce(true);
    await press('Continue');
    await act(async () => undefined);
    expect(check).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
