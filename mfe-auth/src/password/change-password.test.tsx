import { aUser, fakeApi, renderWidget } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordCard } from './password-card.tsx';

const api = fakeApi();
const user = userEvent.setup();
const onChanged = jest.fn();
beforeEach(() => onChanged.mockClear());

const open = async () => {
  renderWidget(<PasswordCard email={aUser().email} onChanged={onChanged} />);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};
const field = (label: string) => screen.getByLabelText(label, { exact: true });
const fill = async (current: string, next: string, confirm = next) => {
  for (const [label, text] of [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm Password', confirm],
  ] as const) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
};
const submit = () => user.click(screen.getByRole('button', { name: 'Update Password' }));

it('opens with the focus in the first field, and moves it to the heading when it closes', async () => {
  await open();
  expect(field('Current Password')).toHaveFocus();
  expect(field('Current Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('New Password')).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Password' })).toHaveFocus();
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
});

it('checks off the requirements while the password is typed [VALID-21]', async () => {
  await open();
  const met = () =>
    within(screen.getByRole('list', { name: 'Password requirements' }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.endsWith(', met')).length;
  expect(met()).toBe(0);
  await user.type(field('New Password'), 'Brandnew1');
  expect(met()).toBe(4);
  await user.type(field('Confirm Password'), 'Brandnew1');
  expect(met()).toBe(5);
});

it.each([
  ['', 'Brand-new-1', 'Brand-new-1', 'Current Password', 'Enter your current password'],
  ['Marketplace1', '', '', 'New Password', 'Please fill in both password fields'],
  ['Marketplace1', 'Brand-new-1', '', 'Confirm Password', 'Please fill in both password fields'],
  ['Marketplace1', 'Brand-new-1', 'Brand-new-2', 'Confirm Password', 'Passwords do not match'],
  ['Marketplace1', 'Short1a', 'Short1a', 'New Password', 'Password must be at least 8 characters long'],
  [
    'Marketplace1',
    'alllower1',
    'alllower1',
    'New Password',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
])(
  'refuses %p, %p, %p beside %s, without a call: %s [VALID-17, VALID-18, VALID-19, VALID-20]',
  async (current, next, confirm, label, said) => {
    await open();
    await fill(current, next, confirm);
    await submit();
    expect(screen.getByText(said)).toBeInTheDocument();
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toHaveAccessibleDescription(said);
  },
);

it('changes the password, says so, and forgets what was typed', async () => {
  const sent: unknown[] = [];
  api.post('/auth/change-password', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ success: true, message: '' });
  });
  await open();
  await fill('Marketplace1', 'Brand-new-1');
  await submit();
  expect(await screen.findByText('Your password was changed. All other devices were signed out.')).toBeInTheDocument();
  expect(sent).toEqual([{ currentPassword: 'Marketplace1', newPassword: 'Brand-new-1' }]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(field('Current Password')).toHaveValue('');
});

it('reports a wrong current password next to its field, and keeps the rest', async () => {
  const message = "The current password isn't right.";
  api.post('/auth/change-password', () => api.json({ message, errors: [{ field: 'currentPassword', message }] }, 400));
  await open();
  await fill('Wrong1234', 'Brand-new-1');
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(field('Current Password')).toHaveFocus());
  expect(field('New Password')).toHaveValue('Brand-new-1');
  expect(onChanged).not.toHaveBeenCalled();
});

it('shows next to the new password why the server refuses it, and keeps the rest', async () => {
  const message = 'This password is too common and easy to guess. Please choose another one';
  api.post('/auth/change-password', () => api.json({ message, errors: [{ field: 'newPassword', message }] }, 400));
  await open();
  await fill('Marketplace1', 'Password1');
  await submit();
  await waitFor(() => expect(field('New Password')).toHaveFocus());
  expect(field('New Password')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field('Current Password')).toHaveValue('Marketplace1');
});

it.each([
  [
    'too many tries',
    () => api.json({ message: 'Too many sign-in attempts. Please try again in 15 minutes.' }, 429),
    /15 minutes/,
  ],
  ['no answer', api.lost, 'The server didn’t respond. Check your connection and try again.'],
])('says what to do after %s, and loses nothing', async (_, answer, said) => {
  api.post('/auth/change-password', () => answer() as never);
  await open();
  await fill('Marketplace1', 'Brand-new-1');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(field('Confirm Password')).toHaveValue('Brand-new-1');
});

it('shows and hides each password on demand [VALID-22]', async () => {
  await open();
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(field('Current Password')).toHaveAttribute('type', 'text');
  expect(field('New Password')).toHaveAttribute('type', 'password');
});
