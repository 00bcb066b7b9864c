import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import ProfilePage from '../pages/profile.tsx';

const api = fakeApi();
const user = userEvent.setup();
const stored = { name: 'Asha Rao', email: 'asha@tex.example', phone: null, timeZone: null };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  signInAs(aUser());
  api.get('/auth/sessions', () => api.json([]));
  api.get('/auth/second-factor', () => api.json({}, 404));
  api.get('/auth/profile', () => api.json(stored));
  api.put('/auth/profile', async ({ request }) => {
    const body = (await request.json()) as object;
    sent.push(body);
    return api.json({ ...stored, ...body });
  });
});

const open = async () => {
  const page = renderPage(ProfilePage, { path: '/profile' });
  await screen.findByRole('textbox', { name: 'Name' });
  return page;
};
const form = () => within(screen.getByRole('form', { name: 'Details' }));
const nameField = () => form().getByRole('textbox', { name: 'Name' });
const phoneField = () => form().getByRole('textbox', { name: /Phone/ });
const save = () => form().getByRole('button', { name: /Save changes|Saving/ });
const retype = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) await user.paste(text);
};

it('saves what was changed, and shows the new name at once wherever the user is shown', async () => {
  await open();
  await retype(nameField(), '  Asha  Devi Rao ');
  await retype(phoneField(), '+91 98765 43210');
  expect(form().getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Asha Devi Rao', phone: '+91 98765 43210', timeZone: null }]);
  expect(screen.getByText('Asha Devi Rao · asha@tex.example')).toBeInTheDocument();
  expect(getDefaultStore().get(sessionAtom).user).toMatchObject({ name: 'Asha Devi Rao', phone: '+91 98765 43210' });
  expect(nameField()).toHaveValue('Asha Devi Rao');
  expect(save()).toBeDisabled();
});

it('has nothing to save until something other than spaces differs, and discards changes on demand', async () => {
  await open();
  expect(save()).toBeDisabled();
  await user.type(nameField(), '  ');
  expect(save()).toBeDisabled();
  await user.type(nameField(), 'x');
  expect(save()).toBeEnabled();
  await user.click(form().getByRole('button', { name: 'Discard' }));
  expect(nameField()).toHaveValue('Asha Rao');
  expect(save()).toBeDisabled();
});

it('keeps unsaved changes during a visit to another page, and for no other user', async () => {
  const first = await open();
  await retype(nameField(), 'Asha Rao Devi');
  first.unmount();
  const second = await open();
  expect(nameField()).toHaveValue('Asha Rao Devi');
  second.unmount();
  signInAs(aUser({ email: 'ravi@tex.example' }));
  api.get('/auth/profile', () => api.json({ ...stored, name: 'Ravi', email: 'ravi@tex.example' }));
  const { responseCache } = await import('@marketplace/shared/http');
  responseCache.clear();
  await open();
  expect(nameField()).toHaveValue('Ravi');
});

it.each([
  ['Name', nameField, '', 'Please enter your name'],
  ['Name', nameField, '123', 'Please enter a valid name'],
  ['Phone', phoneField, 'call me', 'Please enter a valid phone number'],
])(
  'refuses an invalid %s with a message next to it, without a call, and moves the focus there',
  async (_, field, text, said) => {
    await open();
    await retype(field(), text);
    await user.click(save());
    expect(form().getByText(said)).toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toBeInvalid();
    expect(sent).toEqual([]);
    await user.type(field(), 'x');
    expect(form().queryByText(said)).not.toBeInTheDocument();
  },
);

it('shows next to its field what the server refuses', async () => {
  const message = 'Please choose a time zone from the list';
  api.put('/auth/profile', () => api.json({ message, errors: [{ field: 'timeZone', message }] }, 400));
  await open();
  await user.type(nameField(), 'x');
  await user.click(save());
  expect(await form().findByText(message)).toBeInTheDocument();
  expect(nameField()).toHaveValue('Asha Raox');
});

it('loses nothing when there is no answer, and saves on the second attempt', async () => {
  api.put('/auth/profile', api.lost);
  await open();
  await retype(nameField(), 'Asha Devi');
  await user.click(save());
  expect(await form().findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(nameField()).toHaveValue('Asha Devi');
  api.put('/auth/profile', () => api.json({ ...stored, name: 'Asha Devi' }));
  await user.click(save());
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
});

it('says when the profile can’t be loaded, and tries again', async () => {
  api.get('/auth/profile', () => api.json({}, 403));
  renderPage(ProfilePage, { path: '/profile' });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(await details.findByText(/could not be loaded/)).toBeInTheDocument();
  api.get('/auth/profile', () => api.json(stored));
  await user.click(details.getByRole('button', { name: 'Try again' }));
  expect(await details.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
});
