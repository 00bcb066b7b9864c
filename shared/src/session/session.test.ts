import { getDefaultStore } from 'jotai';
import { keepTokens, peek, refreshToken, seed } from '../http/index.ts';
import { fakeApi, fakeClock, settle } from '../testing/index.ts';
import { changeUser, checkAgain, checkSession, loseSession, SIGNED_IN_AS_KEY, signIn } from './session.ts';
import { signOut } from './sign-out.ts';
import { askBeforeSignOut } from './sign-out-question.ts';
import { sessionAtom } from './session-atom.ts';

const api = fakeApi();
const store = getDefaultStore();
const session = () => store.get(sessionAtom);

beforeEach(() => store.set(sessionAtom, { loading: true, user: null }));

const asha = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  role: 'ADMIN',
  marketplaceRoles: ['PAYMENT_CREATOR', { roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', roleStatus: true }],
};
const attendance = { id: 'attendance', moduleName: 'Attendance', moduleAccess: 'Full Access', sections: [] };

describe('the check at the start', () => {
  it('sets user, module access and marketplace roles [SESSION-01, SESSION-02, SESSION-04]', async () => {
    api.get('/auth/check-auth', () => api.json({ user: { ...asha, userAccess: { modules: [attendance] } } }));
    const checking = checkSession();
    expect(session()).toEqual({ loading: true, user: null });
    await checking;
    expect(session().loading).toBe(false);
    expect(session().user).toMatchObject({
      email: 'asha@tex.example',
      role: 'ADMIN',
      marketplaceRoles: asha.marketplaceRoles,
      userAccess: { modules: [attendance] },
    });
  });

  it('reads module access that is next to the user [ENTITY-03, A-15]', async () => {
    api.get('/auth/check-auth', () => api.json({ user: asha, userAccess: { modules: [attendance] } }));
    await checkSession();
    expect(session().user?.userAccess.modules).toEqual([attendance]);
  });

  it.each([
    ['a refusal', () => api.json({ message: 'expired' }, 401)],
    ['silence', api.lost],
    ['an answer without user', () => api.json({ user: null })],
    ['an answer that makes no sense', () => api.json('hello')],
  ])('leaves nobody signed in after %s, and loading ends [SESSION-03, SESSION-04]', async (_what, answer) => {
    api.get('/auth/check-auth', () => answer() as never);
    await checkSession();
    expect(session()).toEqual({ loading: false, user: null });
  });
});

describe('a check without a response, with tokens', () => {
  const clock = fakeClock();
  const tokens = { accessToken: 'access', refreshToken: 'refresh' };
  let answer: () => Response;
  let asked: number;
  const silences: [string, () => Response][] = [
    ['silence', api.lost],
    ['502', () => api.json({}, 502)],
    ['503', () => api.json({}, 503)],
    ['429', () => api.json({}, 429)],
    ['404', () => api.json({}, 404)],
    ['403', () => api.json({}, 403)],
  ];
  beforeEach(() => {
    asked = 0;
    api.get('/auth/check-auth', () => {
      asked += 1;
      return answer() as never;
    });
  });
  const check = async () => {
    void checkSession();
    await clock.pass(10_000);
  };

  it.each(silences)('of %s leaves the user unknown, and is repeated until there is one', async (_what, silent) => {
    keepTokens(tokens);
    answer = silent;
    await check();
    expect(session()).toEqual({ loading: false, user: null, unchecked: expect.any(String) });
    const before = asked;
    answer = () => api.json({ user: asha });
    await clock.pass(40_000);
    expect(asked).toBeGreaterThan(before);
    expect(session()).toEqual({ loading: false, user: expect.objectContaining({ id: 'u1' }) });
    const settled = asked;
    await clock.pass(120_000);
    expect(asked).toBe(settled);
  });

  it.each([
    ['no-response', api.lost],
    ['server-error', () => api.json({}, 500)],
  ])('is repeated once while the page waits, then says why: %s [SESSION-03, SESSION-04]', async (why, failed) => {
    keepTokens(tokens);
    answer = failed;
    void checkSession();
    await clock.settle();
    expect([asked, session()]).toEqual([1, { loading: true, user: null }]);
    await clock.pass(500);
    expect([asked, session()]).toEqual([2, { loading: false, user: null, unchecked: why }]);
  });

  it('is never noticed if the second attempt succeeds', async () => {
    keepTokens(tokens);
    answer = api.lost;
    const seen: unknown[] = [];
    const stop = store.sub(sessionAtom, () => seen.push(session()));
    void checkSession();
    await clock.settle();
    answer = () => api.json({ user: asha });
    await clock.pass(500);
    stop();
    expect(seen).toEqual([{ loading: false, user: expect.objectContaining({ id: 'u1' }) }]);
  });

  it.each([
    ['is lost', api.lost],
    ['finds no server', () => api.json({}, 503)],
  ])('keeps the tokens when the access token has expired and the refresh %s', async (_how, failed) => {
    keepTokens(tokens);
    answer = () => api.json({}, 401);
    api.post('/auth/refresh', () => failed() as never);
    await check();
    expect(session()).toMatchObject({ loading: false, user: null, unchecked: 'server-error' });
    expect(refreshToken()).toBe('refresh');
  });

  it.each(silences)('of %s keeps the known user', async (_what, silent) => {
    signIn({ userData: asha, ...tokens });
    answer = silent;
    await check();
    expect(session()).toEqual({ loading: false, user: expect.objectContaining({ id: 'u1' }) });
  });

  it('does not keep a user replaced in another tab', async () => {
    signIn({ userData: asha, ...tokens });
    localStorage.setItem(SIGNED_IN_AS_KEY, `u2 ${Date.now()}`);
    answer = api.lost;
    await check();
    expect(session()).toEqual({ loading: false, user: null, unchecked: expect.any(String) });
  });

  it('stops asking once someone has signed out', async () => {
    keepTokens(tokens);
    answer = api.lost;
    await check();
    api.post('/auth/logout', () => api.json({}));
    void signOut();
    await clock.pass(0);
    const before = asked;
    await clock.pass(120_000);
    expect(asked).toBe(before);
    expect(session()).toEqual({ loading: false, user: null, left: true });
  });
});

describe('a signed-in user who is read again', () => {
  beforeEach(() => void signIn({ userData: asha, accessToken: 'access', refreshToken: 'refresh' }));

  it('loses a role at once; requests that were refused together read once', async () => {
    let asked = 0;
    api.get('/auth/check-auth', () => {
      asked += 1;
      return api.json({ user: { ...asha, role: 'USER' } });
    });
    checkAgain();
    checkAgain();
    await settle();
    expect([asked, session().user?.role]).toEqual([1, 'USER']);
    checkAgain();
    await settle();
    expect(asked).toBe(2);
  });

  it('is the same object if nothing has changed', async () => {
    api.get('/auth/check-auth', () => api.json({ user: asha }));
    const before = session().user;
    checkAgain();
    await settle();
    expect(session().user).toBe(before);
  });
});

it('is not read again when nobody is signed in', async () => {
  store.set(sessionAtom, { loading: false, user: null });
  checkAgain();
  await settle();
  expect(session()).toEqual({ loading: false, user: null });
});

it('is not brought back by a check that was pending at the sign-out [SESSION-05]', async () => {
  signIn({ userData: asha, accessToken: 'access', refreshToken: 'refresh' });
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  api.get('/auth/check-auth', async () => {
    await held;
    return api.json({ user: asha });
  });
  api.post('/auth/logout', () => api.json({}));
  const checking = checkSession();
  await signOut();
  answer();
  await checking;
  expect(session().user).toBeNull();
});

describe('signing in', () => {
  it('keeps the tokens from next to the user and clears the cache [A-15, A-35]', () => {
    seed({ '/tex-suite/dashboard': 'a visitor saw this' });
    const user = signIn({ userData: asha, accessToken: 'access', refreshToken: 'refresh' });
    expect(user?.name).toBe('Asha Rao');
    expect(session()).toEqual({ loading: false, user });
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual(['access', 'refresh']);
    expect(peek('/tex-suite/dashboard')).toBeUndefined();
  });

  it('finds the tokens inside the user as well [A-15]', () => {
    signIn({ userData: { ...asha, accessToken: 'inside', refreshToken: 'inside too' } });
    expect(localStorage.getItem('accessToken')).toBe('inside');
    expect(localStorage.getItem('refreshToken')).toBe('inside too');
  });

  it('with a temporary password signs nobody in and keeps no token [ENTITY-04, A-14]', () => {
    expect(signIn({ userData: { ...asha, tempPassword: true }, accessToken: 'access' })).toBeNull();
    expect(session().user).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a change of a user’s own account', () => {
  it('shows at once, keeps roles, modules and what was read, and other tabs are told', () => {
    signIn({ userData: asha, accessToken: 'access', refreshToken: 'refresh' });
    seed({ '/tex-suite/cart': { items: [] } });
    localStorage.setItem('signedInAs', 'u1 0');
    changeUser({ name: 'Asha Devi', timeZone: 'Asia/Kolkata' });
    expect(session().user).toMatchObject({
      name: 'Asha Devi',
      email: 'asha@tex.example',
      timeZone: 'Asia/Kolkata',
      marketplaceRoles: asha.marketplaceRoles,
    });
    expect(peek('/tex-suite/cart')).toEqual({ items: [] });
    expect(localStorage.getItem('signedInAs')).toMatch(/^u1 [1-9]/);
  });

  it('is ignored when nobody is signed in', () => {
    store.set(sessionAtom, { loading: false, user: null });
    changeUser({ name: 'Asha Devi' });
    expect(session().user).toBeNull();
  });
});

describe('signing out', () => {
  const signedIn = () => {
    signIn({ userData: asha, accessToken: 'access', refreshToken: 'refresh' });
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('companyData', '{}');
    seed({ '/tex-suite/cart': { items: [] } });
  };

  it('posts the logout first, with the token, then clears all local storage and the user [SESSION-05]', async () => {
    signedIn();
    const bearers: (string | null)[] = [];
    api.post('/auth/logout', ({ request }) => {
      bearers.push(request.headers.get('Authorization'));
      return api.json({ success: true });
    });
    await signOut();
    expect(bearers).toEqual(['Bearer access']);
    expect(localStorage).toHaveLength(0);
    expect(session()).toEqual({ loading: false, user: null, left: true });
    expect(peek('/tex-suite/cart')).toBeUndefined();
  });

  it.each([
    ['is refused', () => api.json({}, 500)],
    ['is lost', api.lost],
  ])('still clears when the request %s [SESSION-05, A-33]', async (_how, answer) => {
    signedIn();
    api.post('/auth/logout', () => answer() as never);
    await signOut();
    expect(localStorage).toHaveLength(0);
    expect(session().user).toBeNull();
  });

  describe('of a session that came through a provider', () => {
    const left: string[] = [];
    const keepLeaving = (event: MouseEvent) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement) left.push(event.target.href);
    };
    beforeEach(() => {
      left.length = 0;
      document.addEventListener('click', keepLeaving);
    });
    afterEach(() => document.removeEventListener('click', keepLeaving));
    const leaveBy = async (signOutUrl: unknown) => {
      signedIn();
      api.post('/auth/logout', () => api.json({ success: true, message: '', signOutUrl }));
      const goesOn = await signOut();
      expect([localStorage.length, session().user]).toEqual([0, null]);
      return goesOn;
    };

    it('leads to the provider’s page, once everything is cleared', async () => {
      expect(await leaveBy('https://login.tex.example/out?hint=x')).toBe(false);
      expect(left).toEqual(['https://login.tex.example/out?hint=x']);
    });

    it.each(['javascript:alert(1)', 'data:text/html,x', 'no address', 7, null])('never leads to %j', async (url) => {
      expect(await leaveBy(url)).toBe(true);
      expect(left).toEqual([]);
    });
  });

  it('is not needed when the session was lost; what is not the session stays', () => {
    signedIn();
    loseSession();
    expect(localStorage.length).toBeGreaterThan(0);
    expect(session()).toEqual({ loading: false, user: null, left: false });
  });
});

describe('a sign-out that would lose something', () => {
  it('is asked about first, and does nothing when its user stays [A-33]', async () => {
    const posted = jest.fn(() => api.json({}));
    api.post('/auth/logout', posted as never);
    localStorage.setItem('theme', 'dark');
    const stop = askBeforeSignOut(async () => false);
    expect(await signOut()).toBe(false);
    expect(posted).not.toHaveBeenCalled();
    expect(localStorage.getItem('theme')).toBe('dark');
    stop();
    expect(await signOut()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });
});
