import { loseSession, signIn } from '@marketplace/shared/session';
import { settle } from '@marketplace/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDraft } from './use-draft.ts';

const Form = () => {
  const { draft, change } = useDraft('letter', { text: '' });
  return <input aria-label="Text" value={draft.text} onChange={(event) => change({ text: event.target.value })} />;
};
const as = (id: string) =>
  act(() => signIn({ userData: { id, name: id, email: `${id}@x.example`, role: 'USER' }, accessToken: 'a' }));
const lose = (left: boolean) => act(() => loseSession({ left }));
const field = () => screen.getByRole('textbox', { name: 'Text' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** The page is left and opened again. */
const reopen = async (view: ReturnType<typeof render>) => {
  view.unmount();
  const next = render(<Form />);
  await settle();
  return next;
};

beforeEach(() => {
  sessionStorage.clear();
  lose(true);
});

it('keeps what is typed over a reload', async () => {
  as('u1');
  const view = render(<Form />);
  type('Dear Sir');
  await reopen(view);
  expect(field()).toHaveValue('Dear Sir');
});

it.each([
  ['signed out', true],
  ['lost the session', false],
])('shows the next person nothing of whoever %s, on screen or anew', async (_what, left) => {
  as('u1');
  const view = render(<Form />);
  type('Dear Sir');
  lose(left);
  expect(field()).toHaveValue('');
  const next = await reopen(view);
  expect(field()).toHaveValue('');
  as('u2');
  expect(field()).toHaveValue('');
  await reopen(next);
  expect(field()).toHaveValue('');
});

it('gives the text back to whoever lost the session and signs in again', async () => {
  as('u1');
  render(<Form />);
  type('Dear Sir');
  lose(false);
  as('u1');
  expect(field()).toHaveValue('Dear Sir');
});

it('goes on with what a visitor typed before signing in', () => {
  render(<Form />);
  type('Dear Sir');
  as('u1');
  expect(field()).toHaveValue('Dear Sir');
});
