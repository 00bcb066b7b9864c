import type { SecondFactors } from '@marketplace/shared/contracts';
import { aUser, fakeApi, fakePasskeys, promptClosed, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondFactorCard } from './second-factor-card.tsx';

const api = fakeApi();
const passkeys = fakePasskeys();
const user = userEvent.setup();
beforeAll(() => import('@marketplace/shared/ui/qr-code'));
jest.setTimeout(20_000);

const laptop = {
  id: 'laptop',
  name: 'Work laptop',
  createdAt: '2026-11-18T20:00:00.000Z',
  lastUsedAt: null,
  synced: true,
};
const none: SecondFactors = {
  passkeys: [],
  totp: null,
  recoveryCodes: null,
  requiredBy: null,
  overdue: false,
  freshUntil: null,
  proofs: ['password'],
};
const codes = Array.from({ length: 10 }, (_, index) => `code${index}-abcde`);
const withLaptop: SecondFactors = {
  ...none,
  passkeys: [laptop],
  recoveryCodes: { left: 8, createdAt: '2026-11-18T20:00:00.000Z' },
};

let factors: SecondFactors;
const sent: [string, unknown][] = [];
const checks = jest.fn();

/** Accepts a change, after which the server has something else. */
const take = (method: 'post' | 'put' | 'delete', path: string, next: SecondFactors, answer: object = {}) =>
  api[method](`/auth/second-factor${path}`, async ({ request }) => {
    sent.push([`${method} ${path}`, await request.json().catch(() => null)]);
    factors = next;
    return api.json(answer);
  });

beforeEach(() => {
  factors = none;
  sent.length = 0;
  checks.mockClear();
  signInAs(aUser());
  api.get('/auth/second-factor', () => api.json(factors));
  api.get('/auth/check-auth', () => {
    checks();
    return api.json({ user: aUser() });
  });
  api.post('/auth/second-factor/passkeys/options', () =>
    api.json({
      challenge: 'Y2hhbGxlbmdl',
      rp: { id: 'localhost', name: 'TEX' },
      user: { id: 'dXNlcg', name: 'asha@tex.example', displayName: 'Asha Rao' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    }),
  );
});

const open = async (given: SecondFactors = none) => {
  factors = given;
  renderWidget(<SecondFactorCard user={aUser()} />);
  await screen.findAllByRole('listitem');
};
const card = () => within(screen.getByRole('region', { name: 'Two-step verification' }));
const rows = () => card().getAllByRole('listitem');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
const heading = () => screen.getByRole('heading', { level: 2, name: 'Two-step verification' });

it('says what is set up, and when it was', async () => {
  await open({ ...withLaptop, totp: { createdAt: '2026-11-20T08:00:00.000Z' } });
  expect(card().getByText('On')).toBeInTheDocument();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Work laptopSynced between your devicesAdded 18 Nov 2026Not used yet',
    'Authenticator appSet up 20 Nov 2026Remove',
    'Recovery codes 8 of 10 leftCreated 18 Nov 2026New codes',
  ]);
});

it('says until when the role requires it', async () => {
  await open({ ...none, requiredBy: '2026-12-09T10:00:00.000Z' });
  expect(card().getByText('Your role requires it. Set it up by 9 Dec 2026.')).toBeInTheDocument();
});

it('says to make new codes when few are left', async () => {
  await open({ ...withLaptop, recoveryCodes: { left: 3, createdAt: laptop.createdAt } });
  expect(rows()[2]).toHaveTextContent('Few left');
});

it('says when it can’t be loaded, and tries again', async () => {
  api.get('/auth/second-factor', () => api.json({}, 403));
  renderWidget(<SecondFactorCard user={aUser()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your settings could not be loaded.');
  api.get('/auth/second-factor', () => api.json(none));
  await press('Try again');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

describe('a passkey', () => {
  it('is named and made; recovery codes follow the first one, until they are saved', async () => {
    await open();
    take('post', '/passkeys', withLaptop, { recoveryCodes: codes });
    await press('Add a passkey');
    const naming = await dialog('Add a passkey');
    await user.clear(naming.getByLabelText('Name'));
    await user.type(naming.getByLabelText('Name'), '  Work laptop ');
    await user.click(naming.getByRole('button', { name: 'Continue' }));
    const saving = await dialog('Save your recovery codes');
    expect(sent).toEqual([
      ['post /passkeys', { name: 'Work laptop', passkey: expect.objectContaining({ id: 'passkey' }) }],
    ]);
    expect(saving.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.keyboard('{Escape}');
    expect(await saving.findByRole('alert')).toHaveTextContent('Save the codes first');
    await user.click(saving.getByRole('button', { name: 'I’ve saved them' }));
    await gone('dialog');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(rows()[0]).toHaveTextContent('Work laptop');
    expect(checks).toHaveBeenCalled();
  });

  it('for a second device brings no codes', async () => {
    await open(withLaptop);
    take(
      'post',
      '/passkeys',
      { ...withLaptop, passkeys: [laptop, { ...laptop, id: '2', name: 'Phone' }] },
      {
        recoveryCodes: null,
      },
    );
    await press('Add another passkey');
    await user.click((await dialog('Add a passkey')).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Passkey added.')).toBeInTheDocument();
    await gone('dialog');
    await waitFor(() => expect(rows()[1]).toHaveTextContent('Phone'));
  });

  it.each([
    [promptClosed, /^The passkey prompt was closed or timed out/],
    [
      () => Promise.reject(new DOMException('Known.', 'InvalidStateError')),
      'This device already has a passkey for your account.',
    ],
  ])('whose prompt fails says why, and the name is kept (%#)', async (prompt, text) => {
    await open();
    passkeys.create.mockImplementationOnce(prompt);
    await press('Add a passkey');
    const naming = await dialog('Add a passkey');
    await user.clear(naming.getByLabelText('Name'));
    await user.type(naming.getByLabelText('Name'), 'Work laptop');
    await user.click(naming.getByRole('button', { name: 'Continue' }));
    expect(await naming.findByRole('alert')).toHaveTextContent(text);
    expect(naming.getByLabelText('Name')).toHaveValue('Work laptop');
    expect(sent).toEqual([]);
  });

  it('needs a name', async () => {
    await open();
    await press('Add a passkey');
    const naming = await dialog('Add a passkey');
    await user.clear(naming.getByLabelText('Name'));
    await user.click(naming.getByRole('button', { name: 'Continue' }));
    expect(naming.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(passkeys.create).not.toHaveBeenCalled();
  });

  const choose = async (action: string) => {
    await press('Actions for Work laptop');
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('is renamed', async () => {
    await open(withLaptop);
    take('put', '/passkeys/laptop', { ...withLaptop, passkeys: [{ ...laptop, name: 'Old laptop' }] });
    await choose('Rename');
    const naming = await dialog('Rename this passkey');
    await user.clear(naming.getByLabelText('Name'));
    await user.type(naming.getByLabelText('Name'), 'Old laptop{Enter}');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Old laptop'));
    expect(sent).toEqual([['put /passkeys/laptop', { name: 'Old laptop' }]]);
  });

  it('is removed after a confirmation, which says what removing the last one means', async () => {
    await open(withLaptop);
    take('delete', '/passkeys/laptop', none);
    await choose('Remove');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Work laptop?' }));
    expect(question.getByText(/It’s your last one/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await gone('alertdialog');
    expect(await screen.findByText('Work laptop was removed.')).toBeInTheDocument();
    await waitFor(() => expect(heading()).toHaveFocus());
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('stays when the server refuses, which says why', async () => {
    await open({ ...withLaptop, totp: { createdAt: laptop.createdAt } });
    api.delete('/auth/second-factor/passkeys/laptop', () => api.json({ message: 'Your role requires one.' }, 409));
    await choose('Remove');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByText(/It’s your last one/)).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your role requires one.')).toBeInTheDocument();
    expect(screen.getByText('Work laptop')).toBeInTheDocument();
  });

  it('can’t be made if the browser doesn’t support it', async () => {
    passkeys.remove();
    await open();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent('This browser can’t create passkeys.');
  });
});

describe('an authenticator app', () => {
  const setup = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/TEX:asha?secret=ABCDEFGHIJKLMNOP' };

  it('is set up with its QR code or key, and counts once a code has been entered', async () => {
    await open();
    take('post', '/totp', none, setup);
    await press('Set up an authenticator app');
    const setting = await dialog('Set up an authenticator app');
    expect(setting.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    expect(await setting.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    const field = setting.getByLabelText('Code from your app');
    await user.type(field, '123');
    await user.click(setting.getByRole('button', { name: 'Turn on' }));
    expect(field).toHaveAccessibleDescription('Enter the 6-digit code from your app.');
    take('post', '/totp/confirm', { ...none, totp: { createdAt: laptop.createdAt } }, { recoveryCodes: codes });
    await user.type(field, ' 456{Enter}');
    const saving = await dialog('Save your recovery codes');
    expect(sent.at(-1)).toEqual(['post /totp/confirm', { code: '123456' }]);
    await user.click(saving.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(rows()[1]).toHaveTextContent('Set up 18 Nov 2026'));
  });

  it('says why a code is refused', async () => {
    await open();
    take('post', '/totp', none, setup);
    await press('Set up an authenticator app');
    const setting = await dialog('Set up an authenticator app');
    api.post('/auth/second-factor/totp/confirm', () => api.json({ message: 'That code isn’t right.' }, 422));
    await user.type(setting.getByLabelText('Code from your app'), '123456{Enter}');
    expect(await setting.findByRole('alert')).toHaveTextContent('That code isn’t right.');
  });

  it('is removed after a confirmation', async () => {
    await open({ ...withLaptop, totp: { createdAt: laptop.createdAt } });
    take('delete', '/totp', withLaptop);
    await press('Remove the authenticator app');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the authenticator app?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows()[1]).toHaveTextContent('A 6-digit code from an app'));
  });
});

describe('recovery codes', () => {
  const renew = async () => {
    await open(withLaptop);
    take('post', '/recovery-codes', withLaptop, { recoveryCodes: codes });
    await press('Create new recovery codes');
    const question = within(await screen.findByRole('alertdialog', { name: 'Create new recovery codes?' }));
    await user.click(question.getByRole('button', { name: 'Create new codes' }));
    return dialog('Save your recovery codes');
  };

  it('are replaced after a confirmation, and shown', async () => {
    const saving = await renew();
    expect(saving.getAllByRole('listitem')).toHaveLength(10);
  });

  it('are copied, one per line', async () => {
    const saving = await renew();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(saving.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(codes.join('\n'));
    expect(await screen.findByText('The list was copied.')).toBeInTheDocument();
  });

  it('are downloaded with their owner’s email', async () => {
    const saving = await renew();
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(saving.getByRole('button', { name: 'Download' }));
    expect(names).toEqual(['recovery-codes.txt']);
    const text = await blobs[0]?.text();
    expect(text).toContain('Recovery codes for asha@tex.example at TEX Marketplace');
    for (const code of codes) expect(text).toContain(code);
  });
});
