import { keepTokens, marketplace, peek, responseCache } from '@marketplace/shared/http';
import { cartQueue, networkAtom } from '@marketplace/shared/offline';
import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, fakeClock } from '@marketplace/shared/testing';
import { Toaster } from '@marketplace/shared/toast';
import { render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { createElement } from 'react';
import { composition, config } from '../testing/render-host.tsx';
import { FIRST_DATA } from './first-data.ts';
import { PAGE_STATE_ID, readPageState } from './page-state.ts';
import { startServices } from './start-services.ts';

const api = fakeApi();
const clock = fakeClock();
const store = getDefaultStore();

let online = true;
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  store.set(sessionAtom, { loading: true, user: null });
  api.get('/auth/check-auth', () => api.json({ user: null }));
  api.post('/tex-suite/performance-report', () => api.json({}));
});

const serveCompany = (answer = () => api.json({ brand: 'TEX' }) as Response) => {
  const company = jest.fn(() => answer() as never);
  api.get('/tex-admin/company-master', company);
  return company;
};
const toLogin = jest.fn();
const toProfile = jest.fn();
const start = (data: Record<string, unknown> = {}) =>
  startServices({ composition, config, data }, { toLogin, toProfile });

describe('the start', () => {
  it('seeds the page’s data and checks the session [SESSION-01]', async () => {
    serveCompany();
    start({ '/tex-suite/dashboard': { slideshow: [] } });
    expect(peek('/tex-suite/dashboard')).toEqual({ slideshow: [] });
    expect(store.get(sessionAtom).loading).toBe(true);
    await clock.settle();
    expect(store.get(sessionAtom)).toEqual({ loading: false, user: null });
  });

  it('takes what the document has requested with the same token', async () => {
    serveCompany();
    const checks = jest.fn(() => api.json({ user: null }) as never);
    api.get('/auth/check-auth', checks);
    const user = { id: '7', email: 'asha@tex.example', name: 'Asha' };
    const answers = () => ({
      '/auth/check-auth': Promise.resolve({ status: 200, data: { user } }),
      '/tex-suite/cart': Promise.resolve({ status: 200, data: { items: [] } }),
    });
    keepTokens({ accessToken: 'mine' });
    Reflect.set(window, FIRST_DATA, { token: 'another', answers: answers() });
    start();
    await clock.settle();
    expect(checks).toHaveBeenCalledTimes(1);
    expect(peek('/tex-suite/cart')).toBeUndefined();

    Reflect.set(window, FIRST_DATA, { token: 'mine', answers: answers() });
    start();
    await clock.settle();
    expect(checks).toHaveBeenCalledTimes(1);
    expect(store.get(sessionAtom).user).toMatchObject({ id: '7' });
    expect(peek('/tex-suite/cart')).toEqual({ items: [] });
  });

  it('loads company data and cleans the cache every 5 min when online [SESSION-11, CONST-02]', async () => {
    const company = serveCompany();
    start({ '/tex-admin/tutorials': [] });
    await clock.settle();
    expect(company).toHaveBeenCalledTimes(1);
    const before = responseCache.size;
    expect(before).toBeGreaterThan(0);
    await clock.pass(299_999);
    expect(responseCache.size).toBe(before);
    await clock.pass(1);
    expect(responseCache.size).toBe(0);
  });

  it('waits for the first reconnection when offline [SESSION-11, A-32]', async () => {
    online = false;
    const company = serveCompany();
    start();
    await clock.settle();
    expect(company).not.toHaveBeenCalled();
    expect(store.get(networkAtom).online).toBe(false);
    online = true;
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await clock.settle();
    expect(company).toHaveBeenCalledTimes(1);
    expect(store.get(networkAtom).online).toBe(true);
  });

  it('sends pending cart changes on any page, offline at the start or not [QUEUE-04, QUEUE-05, A-32]', async () => {
    serveCompany();
    online = false;
    const buyer = aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] });
    const sent = jest.fn(() => api.json({}, 201));
    api.post('/tex-suite/cart', sent as never);
    api.get('/auth/check-auth', () => api.json({ user: buyer }));
    start();
    await clock.settle();
    const data = { itemId: 'payroll', itemType: 'module', name: 'Payroll', noOfUsers: 1, noOfDays: 1 };
    cartQueue.write({ type: 'cart-add', data });
    await clock.pass(40_000);
    expect(sent).not.toHaveBeenCalled();
    online = true;
    window.dispatchEvent(new Event('online'));
    await clock.pass(1_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(cartQueue.pending()).toEqual([]);
  });

  it('checks the session again when the connection is back and there are tokens', async () => {
    serveCompany();
    api.get('/auth/check-auth', api.lost);
    keepTokens({ accessToken: 'kept', refreshToken: 'kept' });
    start();
    await clock.settle();
    expect(store.get(sessionAtom).user).toBeNull();
    api.get('/auth/check-auth', () => api.json({ user: aUser() }));
    window.dispatchEvent(new Event('online'));
    await clock.settle();
    expect(store.get(sessionAtom).user?.name).toBe('Asha Rao');
  });

  it('continues when something fails, and only logs it [SESSION-12]', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.get('/auth/check-auth', api.lost);
    serveCompany(() => api.json({}, 404));
    expect(() => start()).not.toThrow();
    await clock.settle();
    expect(warned).toHaveBeenCalledWith('Company data could not be loaded.', expect.anything());
    expect(store.get(sessionAtom)).toEqual({ loading: false, user: null });
    warned.mockRestore();
  });

  it('goes to the sign-in when the session is lost, and keeps other data [SESSION-06, SESSION-09]', async () => {
    serveCompany();
    api.get('/tex-suite/cart', () => api.json({}, 401));
    api.post('/auth/refresh', () => api.json({}, 401));
    start();
    await clock.settle();
    localStorage.setItem('theme', 'dark');
    keepTokens({ accessToken: 'old', refreshToken: 'old too' });
    await marketplace.get('/tex-suite/cart').catch(() => undefined);
    expect(toLogin).toHaveBeenCalledTimes(1);
    render(createElement(Toaster));
    expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(store.get(sessionAtom)).toMatchObject({ loading: false, user: null });
  });

  it('reads the session again when a request is refused, because a role may be lost', async () => {
    serveCompany();
    api.get('/auth/check-auth', () => api.json({ user: aUser({ role: 'ADMIN' }) }));
    keepTokens({ accessToken: 'access', refreshToken: 'refresh' });
    start();
    await clock.settle();
    api.get('/auth/check-auth', () => api.json({ user: aUser({ role: 'USER' }) }));
    api.get('/tex-suite/user', () => api.json({}, 403));
    await marketplace.get('/tex-suite/user').catch(() => undefined);
    await clock.settle();
    expect(store.get(sessionAtom).user?.role).toBe('USER');
  });

  it('goes to the account when a second factor must be set up first, and knows it from then on', async () => {
    serveCompany();
    api.get('/auth/check-auth', () => api.json({ user: aUser({ role: 'ADMIN' }) }));
    keepTokens({ accessToken: 'access', refreshToken: 'refresh' });
    start();
    await clock.settle();
    const secondFactorDueAt = '2026-03-04T10:00:00.000Z';
    api.get('/auth/check-auth', () => api.json({ user: aUser({ role: 'ADMIN', secondFactorDueAt }) }));
    api.get('/tex-suite/user', () => api.json({ code: 'second_factor_required' }, 403));
    await marketplace.get('/tex-suite/user').catch(() => undefined);
    await clock.settle();
    expect(toProfile).toHaveBeenCalledTimes(1);
    expect(store.get(sessionAtom).user?.secondFactorDueAt).toBe(secondFactorDueAt);
  });

  it('reports slow requests [CONST-06]', async () => {
    serveCompany();
    const reports: unknown[] = [];
    api.post('/tex-suite/performance-report', async ({ request }) => {
      reports.push(await request.json());
      return api.json({});
    });
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.get('/tex-suite/slow', async () => {
      await held;
      return api.json({});
    });
    start();
    const call = marketplace.get('/tex-suite/slow');
    await clock.pass(3_500);
    answer();
    await clock.settle();
    await call;
    await clock.pass(2_000);
    expect(reports).toMatchObject([
      { set: 'set-1', reports: [{ kind: 'slow-call', name: 'GET /tex-suite/slow', value: expect.any(Number) }] },
    ]);
  });
});

describe('the state of the page', () => {
  afterEach(() => document.body.replaceChildren());

  it('is what the edge inlined', () => {
    const state = { composition, config, data: {} };
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = PAGE_STATE_ID;
    element.textContent = JSON.stringify(state);
    document.body.append(element);
    expect(readPageState()).toEqual(state);
  });

  it('throws when it is missing', () => {
    expect(() => readPageState()).toThrow('The page came without its composition.');
  });
});
