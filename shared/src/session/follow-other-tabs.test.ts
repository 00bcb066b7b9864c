import { getDefaultStore } from 'jotai';
import { keepTokens, peek, seed } from '../http/index.ts';
import { aUser, fakeApi, settle, signInAs } from '../testing/index.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { sessionAtom } from './session-atom.ts';

const api = fakeApi();
const onSignedOut = jest.fn();
const userName = () => getDefaultStore().get(sessionAtom).user?.name;

/** The browser tells a tab of what another one did to the storage. */
const hear = async (fields: StorageEventInit) => {
  window.dispatchEvent(new StorageEvent('storage', fields));
  await settle();
};
const cleared = { key: null };
const signedInElsewhere = { key: 'signedInAs', newValue: 'user-2 1' };

let stop: () => void;
beforeEach(() => {
  onSignedOut.mockClear();
  stop = followOtherTabs({ onSignedOut });
});
afterEach(() => stop());

it('forgets the user and what was read when another tab signs out', async () => {
  signInAs(aUser());
  seed({ '/tex-suite/cart': { items: [] } });
  await hear(cleared);
  expect(getDefaultStore().get(sessionAtom)).toEqual({ loading: false, user: null, left: true });
  expect(peek('/tex-suite/cart')).toBeUndefined();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

it('asks who is there when another tab signs in, and takes over another user', async () => {
  api.get('/auth/check-auth', () => api.json({ user: { ...aUser(), name: 'Ravi Shah' } }));
  signInAs(aUser());
  keepTokens({ accessToken: 'of-ravi', refreshToken: 'refresh' });
  seed({ '/tex-suite/cart': { items: ['of Asha'] } });
  await hear(signedInElsewhere);
  expect(userName()).toBe('Ravi Shah');
  expect(peek('/tex-suite/cart')).toBeUndefined();
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('forgets a session that another tab lost, which nobody left on purpose [SESSION-06]', async () => {
  signInAs(aUser());
  await hear({ key: 'refreshToken', newValue: null });
  expect(getDefaultStore().get(sessionAtom)).toEqual({ loading: false, user: null, left: false });
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('goes on when another tab only renewed its token', async () => {
  signInAs(aUser());
  await hear({ key: 'accessToken', oldValue: 'old', newValue: 'new' });
  await hear({ key: 'theme', newValue: 'dark' });
  expect(userName()).toBe('Asha Rao');
});

it('says nothing to a visitor when somebody signs out elsewhere', async () => {
  signInAs(null);
  await hear(cleared);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('looks again when the page comes back from the history of the browser', async () => {
  signInAs(aUser());
  const shown = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  shown(false);
  expect(userName()).toBe('Asha Rao');
  shown(true);
  expect(userName()).toBeUndefined();
});

it('stops when told', async () => {
  signInAs(aUser());
  stop();
  await hear(cleared);
  expect(userName()).toBe('Asha Rao');
});
