import type { SecuritySettings as Answer } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecuritySettings } from './security-settings.tsx';

const api = fakeApi();
const user = userEvent.setup();
const path = '/tex-admin/settings/security';

const defaults: Answer['defaults'] = {
  sessionHours: 12,
  idleMinutes: 240,
  rememberedDays: 30,
  rememberedIdleDays: 7,
  maxSessions: 20,
  loginAttempts: 10,
  lockoutMinutes: 15,
  secondFactorRoles: [],
  secondFactorGraceDays: 14,
};
const answer = (settings: Partial<typeof defaults> = {}): Answer => ({
  settings: { ...defaults, ...settings },
  defaults,
  updatedAt: Object.keys(settings).length > 0 ? '2026-03-04T10:00:00Z' : null,
  version: JSON.stringify(settings),
});

const idle = () => screen.findByRole('textbox', { name: 'Ends if inactive for' });
const enter = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const save = () => screen.getByRole('button', { name: 'Save changes' });

beforeEach(() => {
  signInAs(aUser({ role: 'SUPER_ADMIN' }));
  api.get(path, () => api.json(answer({ idleMinutes: 60 })));
});

it('shows current values with limits and defaults, and says what is not saved', async () => {
  renderWidget(<SecuritySettings />);
  expect(await idle()).toHaveValue('60');
  expect(await idle()).toHaveAccessibleDescription('5 to 10,080 minutes. Default: 240.');
  expect(save()).toBeDisabled();
  await enter(await idle(), '90');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await idle()).toHaveValue('60');
});

it('saves all of them, and then has no unsaved changes', async () => {
  const sent: unknown[] = [];
  api.put(path, async ({ request }) => {
    sent.push(await request.json());
    return api.json(answer({ idleMinutes: 90 }));
  });
  renderWidget(<SecuritySettings />);
  await enter(await idle(), '90');
  await user.click(save());
  expect(await screen.findByText('Security settings saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ ...defaults, idleMinutes: 90, version: '{"idleMinutes":60}' }]);
  expect(save()).toBeDisabled();
});

it.each([
  ['3', 'Enter a whole number from 5 to 10,080.'],
  ['ten', 'Enter a whole number from 5 to 10,080.'],
  ['721', 'It can’t be longer than the session itself.'],
])('says in the field why %s is invalid, and focuses it', async (typed, sentence) => {
  renderWidget(<SecuritySettings />);
  await enter(await idle(), typed);
  await user.click(save());
  expect(await idle()).toHaveAccessibleDescription(sentence.replace('’', "'"));
  expect(await idle()).toHaveFocus();
});

it('keeps the input when there is no response', async () => {
  api.put(path, () => api.lost());
  renderWidget(<SecuritySettings />);
  await enter(await idle(), '90');
  await user.click(save());
  expect(await screen.findByText(/^Nothing was saved: the server didn’t respond/)).toBeInTheDocument();
  expect(await idle()).toHaveValue('90');
});

it('keeps the input after a conflict, and loads the newer version on request', async () => {
  const message = 'Someone else has made changes since you opened this. Reload it before you save.';
  const sent: unknown[] = [];
  api.put(path, async ({ request }) => {
    const body = (await request.json()) as { version: string };
    sent.push(body.version);
    return sent.length === 1
      ? api.json({ code: 'changed_meanwhile', message }, 409)
      : api.json(answer({ idleMinutes: 90 }));
  });
  renderWidget(<SecuritySettings />);
  await enter(await idle(), '90');
  await user.click(save());
  expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
  expect(await idle()).toHaveValue('90');
  api.get(path, () => api.json(answer({ idleMinutes: 30 })));
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(async () => expect(await idle()).toHaveValue('30'));
  await enter(await idle(), '90');
  await user.click(save());
  await screen.findByText('Security settings saved.');
  expect(sent).toEqual(['{"idleMinutes":60}', '{"idleMinutes":30}']);
});

it('requires the chosen roles to use two-step verification, within the chosen time', async () => {
  const sent: Partial<Answer['settings']>[] = [];
  api.get(path, () => api.json(answer({ secondFactorRoles: ['SUPER_ADMIN'] })));
  api.put(path, async ({ request }) => {
    sent.push((await request.json()) as Answer['settings']);
    return api.json(answer(sent[0]));
  });
  renderWidget(<SecuritySettings />);
  const roles = within(await screen.findByRole('group', { name: 'Require two-step verification for' }));
  expect(roles.getByRole('checkbox', { name: /^Super admin/ })).toBeChecked();
  await user.click(roles.getByRole('checkbox', { name: /^Admin/ }));
  expect(save()).toBeEnabled();
  await user.click(roles.getByRole('checkbox', { name: /^Admin/ }));
  expect(save()).toBeDisabled();
  await user.click(roles.getByRole('checkbox', { name: /^Admin/ }));
  await enter(screen.getByRole('textbox', { name: 'Days to set it up' }), '7');
  await user.click(save());
  await screen.findByText('Security settings saved.');
  expect(sent).toMatchObject([{ secondFactorRoles: ['ADMIN', 'SUPER_ADMIN'], secondFactorGraceDays: 7 }]);
});

it('lets an ADMIN see who needs two-step verification, but not change it', async () => {
  signInAs(aUser({ role: 'ADMIN' }));
  renderWidget(<SecuritySettings />);
  const roles = within(await screen.findByRole('group', { name: 'Require two-step verification for' }));
  for (const box of roles.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Days to set it up' })).toHaveAttribute('readonly');
  expect(screen.getByText(/Only super admins can change this/)).toBeInTheDocument();
});

it('resets to the defaults after confirmation, and only when they differ', async () => {
  api.delete(path, () => api.json(answer()));
  renderWidget(<SecuritySettings />);
  await idle();
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Reset the security settings?' }));
  await user.click(question.getByRole('button', { name: 'Reset to defaults' }));
  await waitFor(async () => expect(await idle()).toHaveValue('240'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Reset to defaults' })).toBeDisabled();
});

it('says when they failed to load, and retries on request', async () => {
  api.get(path, () => api.json({ message: 'no' }, 403));
  renderWidget(<SecuritySettings />);
  await screen.findByRole('heading', { name: 'The security settings could not be loaded' });
  api.get(path, () => api.json(answer()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await idle()).toHaveValue('240');
});
