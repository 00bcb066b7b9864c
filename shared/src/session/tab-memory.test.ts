import { getDefaultStore } from 'jotai';
import { fakeApi } from '../testing/index.ts';
import { loseSession, signIn } from './session.ts';
import { signOut } from './sign-out.ts';
import { sessionAtom } from './session-atom.ts';
import { forgetTab, isTabOf, keepsTyped, onTabForgotten } from './tab-memory.ts';

const api = fakeApi();
const as = (id: string) =>
  signIn({ userData: { id, name: id, email: `${id}@tex.example`, role: 'USER' }, accessToken: 'a', refreshToken: 'r' });
const kept = [
  'marketplace-draft-contact',
  'marketplace-draft-ticket?',
  'checkout-details',
  'ticket-answer-1',
  'anything',
];
const left = () => Object.keys(sessionStorage).filter((key) => key !== 'tab-owner');

beforeEach(() => {
  sessionStorage.clear();
  getDefaultStore().set(sessionAtom, { loading: false, user: null });
  api.post('/auth/logout', () => api.json({}));
});
const type = () => kept.forEach((key) => sessionStorage.setItem(key, 'typed'));

it.each([
  ['Sign Out', async () => void (await signOut())],
  ['Sign Out in another tab', async () => loseSession({ left: true })],
  ['Forget everything', async () => forgetTab()],
])('%s forgets everything typed in this tab, but not which releases it shows', async (_what, act) => {
  as('u1');
  type();
  sessionStorage.setItem('composition-overrides', 'mfe=cart@1');
  const forgotten = jest.fn();
  const stop = onTabForgotten(forgotten);
  await act();
  stop();
  expect(left()).toEqual(['composition-overrides']);
  expect(forgotten).toHaveBeenCalledTimes(1);
});

it.each([
  ['signs in', () => as('u2')],
  [
    'signs in after the session was lost',
    () => {
      loseSession();
      as('u2');
    },
  ],
])('sets aside what was typed when someone else %s, until its author is back', (_what, act) => {
  as('u1');
  type();
  sessionStorage.setItem('composition-overrides', 'mfe=cart@1');
  const forgotten = jest.fn();
  const stop = onTabForgotten(forgotten);
  act();
  stop();
  expect(forgotten).toHaveBeenCalledTimes(1);
  const shown = () => left().filter((key) => !key.startsWith('tab-aside-'));
  expect(shown()).toEqual(['composition-overrides']);
  expect(keepsTyped()).toBe(false);
  sessionStorage.setItem('marketplace-draft-contact', 'of the second');
  as('u3');
  expect(shown()).toEqual(['composition-overrides']);
  as('u1');
  expect(shown().sort()).toEqual([...kept, 'composition-overrides'].sort());
  expect([sessionStorage.getItem('marketplace-draft-contact'), keepsTyped()]).toEqual(['typed', true]);
  as('u2');
  expect(shown().sort()).toEqual(['composition-overrides', 'marketplace-draft-contact']);
  expect(sessionStorage.getItem('marketplace-draft-contact')).toBe('of the second');
});

it('keeps nothing that was set aside when someone signs out', async () => {
  as('u1');
  type();
  as('u2');
  await signOut();
  expect([left(), keepsTyped()]).toEqual([[], false]);
});

it.each([
  ['a visitor who signs in', () => undefined],
  ['whoever signs in again', () => as('u1')],
])('keeps what was typed by %s', (_what, before) => {
  before();
  type();
  loseSession();
  as('u1');
  expect(left().sort()).toEqual([...kept].sort());
});

it('shows what was typed only to its author', () => {
  expect([null, 'u1', 'u2'].map(isTabOf)).toEqual([true, true, true]);
  as('u1');
  loseSession();
  expect([null, 'u1', 'u2'].map(isTabOf)).toEqual([false, true, false]);
});
