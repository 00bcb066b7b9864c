import { getDefaultStore } from 'jotai';
import { keepTokens, peek, seed } from '../http/index.ts';
import { aUser, fakeApi, settle, signInAs } from '../testing/index.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { checkSession, onReplaced } from './session.ts';
import { sessionAtom } from './session-atom.ts';

const api = fakeApi();
const onSignedOut = jest.fn();
const userName = () => getDefaultStore().get(sessionAtom).user?.name;

/** The browser tells a tab what another one did to the storage. */
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

it('says who was replaced, even if first checks get no response, and keeps what they typed [SESSION-04]', async () => {
  const replaced = jest.fn();
  const stopListening = onReplaced(replaced);
  const [asha, ravi] = [aUser({ id: 'asha' }), aUser({ id: 'ravi' })];
  signInAs(asha);
  sessionStorage.setItem('tab-owner', 'asha');
  sessionStorage.setItem('marketplace-draft-contact', 'typed');
  keepTokens({ accessToken: 'of-ravi', refreshToken: 'refresh' });
  localStorage.setItem('signedInAs', 'ravi 1');
  api.get('/auth/check-auth', () => api.json({}, 500));
  await hear({ key: 'signedInAs', newValue: 'ravi 1' });
  expect(replaced).not.toHaveBeenCalled();
  api.get('/auth/check-auth', () => api.json({ user: ravi }));
  await checkSession();
  expect(replaced).toHaveBeenCalledWith({
    before: asha,
    now: expect.objectContaining(ravi),
    kept: true,
    lost: false,
  });
  expect(sessionStorage.getItem('marketplace-draft-contact')).toBeNull();
  await checkSession();
  expect(replaced).toHaveBeenCalledTimes(1);
  stopListening();
});

it('says nothing when another tab signs in as the same user', async () => {
  const replaced = jest.fn();
  const stopListening = onReplaced(replaced);
  signInAs(aUser());
  api.get('/auth/check-auth', () => api.json({ user: { ...aUser(), name: 'Asha Devi' } }));
  await hear(signedInElsewhere);
  stopListening();
  expect(userName()).toBe('Asha Devi');
  expect(replaced).not.toHaveBeenCalled();
});

it('forgets a session that another tab lost, without treating it as a sign-out [SESSION-06]', async () => {
  signInAs(aUser());
  await hear({ key: 'refreshToken', newValue: null });
  expect(getDefaultStore().get(sessionAtom)).toEqual({ loading: false, user: null, left: false });
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('continues when another tab only renewed its token', async () => {
  signInAs(aUser());
  await hear({ key: 'accessToken', oldValue: 'old', newValue: 'new' });
  await hear({ key: 'theme', newValue: 'dark' });
  expect(userName()).toBe('Asha Rao');
});

it('says nothing to a visitor when someone signs out elsewhere', async () => {
  signInAs(null);
  await hear(cleared);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('checks again when the page comes back from the browser’s history', async () => {
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
