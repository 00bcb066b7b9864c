import { checkAgain, sessionAtom } from '@marketplace/shared/session';
import { keepTokens, marketplace } from '@marketplace/shared/http';
import { aUser, fakeApi, fakeClock, settle, signInAs } from '@marketplace/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { provideRemoteLoader } from '@marketplace/shared/federation';
import { renderHost, serveRemotes } from '../testing/render-host.tsx';
import { PATIENCE } from './page-loader.ts';

const api = fakeApi({ onForbidden: checkAgain });
let asked: string[];
beforeEach(() => {
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  asked = serveRemotes();
  signInAs(null);
});

const loading = () => getDefaultStore().set(sessionAtom, { loading: true, user: null });
const shows = async (text: string) => {
  await settle();
  return screen.findByRole('heading', { level: 1, name: text });
};

describe('routes', () => {
  it('are the pages of the composition, inside header, content and footer [LAYOUT-01, A-41]', async () => {
    await renderHost('/');
    expect(await shows('Page /')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Page /' }));
    expect(document.title).toBe('Title of / · TEX Marketplace');
  });

  it.each(['/login', '/unauthorized', '/nowhere'])('leave %s without header and footer [A-41]', async (path) => {
    await renderHost(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it.each(['/help', '/contact'])('redirect from %s to the contact page [A-03]', async (path) => {
    const { where } = await renderHost(path);
    expect(await shows('Page /contactus')).toBeInTheDocument();
    expect(where()).toBe('/contactus');
  });

  it('end at Page Not Found, which goes back [ROUTE-04, ROUTE-05]', async () => {
    window.history.pushState(null, '');
    const { where } = await renderHost('/nowhere/at/all');
    expect(await shows('Page Not Found')).toBeInTheDocument();
    expect(screen.getByText('The page you are looking for does not exist.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await shows('Page /contactus')).toBeInTheDocument();
    expect(where()).toBe('/contactus');
  });

  it('move the focus to the heading of the next page', async () => {
    const { router } = await renderHost('/');
    await shows('Page /');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/module?id=7'));
    expect(await shows('Page /module')).toHaveFocus();
  });
});

describe('a guarded page', () => {
  it('sends visitors to the sign-in, and none of its code loads [GUARD-01]', async () => {
    const { where } = await renderHost('/profile');
    expect(await shows('Page /login')).toBeInTheDocument();
    expect(where()).toBe('/login');
    expect(asked).not.toContain('mfe-auth ./pages/profile');
  });

  it('does not ask users to sign in if the session could not be checked', async () => {
    keepTokens({ accessToken: 'access', refreshToken: 'refresh' });
    let asked = 0;
    api.get('/auth/check-auth', () => {
      asked += 1;
      return api.json({ user: aUser() });
    });
    getDefaultStore().set(sessionAtom, { loading: false, user: null, unchecked: 'server-error' });
    const { where } = await renderHost('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await shows('Page /profile')).toBeInTheDocument();
    expect(where()).toBe('/profile');
    expect(asked).toBe(1);
  });

  it('says on a public page why nobody is shown as signed in, and what happens now', async () => {
    keepTokens({ accessToken: 'access', refreshToken: 'refresh' });
    api.get('/auth/check-auth', () => api.json({ user: aUser() }));
    getDefaultStore().set(sessionAtom, { loading: false, user: null, unchecked: 'no-response' });
    await renderHost('/module');
    const banner = within(await screen.findByRole('status', { name: 'Session' }));
    expect(
      banner.getByText(/^The server didn’t respond. Check your connection. You’re still signed in/),
    ).toBeInTheDocument();
    expect(await shows('Page /module')).toBeInTheDocument();
    await userEvent.click(banner.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('We couldn’t check your session')).not.toBeInTheDocument());
  });

  it('is replaced by Access Denied when the open page is refused because a role was lost', async () => {
    signInAs(aUser({ role: 'ADMIN' }));
    const { where } = await renderHost('/settings');
    expect(await shows('Page /settings')).toBeInTheDocument();
    api.get('/auth/check-auth', () => api.json({ user: aUser({ role: 'USER' }) }));
    api.get('/tex-suite/user', () => api.json({}, 403));
    await marketplace.get('/tex-suite/user').catch(() => undefined);
    expect(await shows('Access Denied')).toBeInTheDocument();
    expect(where()).toBe('/unauthorized');
  });

  it('gives way to the account once a second factor is overdue, even to Access Denied', async () => {
    signInAs(aUser({ role: 'ADMIN', secondFactorDueAt: '2026-03-04T10:00:00Z' }));
    const { where, router } = await renderHost('/settings');
    expect(await shows('Page /profile')).toBeInTheDocument();
    expect(asked).not.toContain('mfe-admin ./pages/settings');
    await act(() => router.navigate('/sessions'));
    expect(await shows('Page /profile')).toBeInTheDocument();
    expect(where()).toBe('/profile');
  });

  it('stays open until then', async () => {
    signInAs(aUser({ role: 'ADMIN', secondFactorDueAt: '2999-03-04T10:00:00Z' }));
    await renderHost('/settings');
    expect(await shows('Page /settings')).toBeInTheDocument();
  });

  it('shows a spinner while the session is checked, without a redirect [GUARD-02]', async () => {
    loading();
    const { where } = await renderHost('/profile');
    expect(await screen.findByText('Checking your session...')).toBeInTheDocument();
    expect(where()).toBe('/profile');
    expect(asked).not.toContain('mfe-auth ./pages/profile');
    act(() => signInAs(aUser()));
    expect(await shows('Page /profile')).toBeInTheDocument();
  });

  it.each([
    ['/settings', 'GUARD-03', aUser({ role: 'USER' })],
    ['/sessions', 'GUARD-03', aUser({ role: 'ADMIN' })],
    ['/cart', 'GUARD-04', aUser({ role: 'SUPER_ADMIN' })],
    ['/cart', 'GUARD-04', aUser({ marketplaceRoles: [{ roleName: 'PAYMENT_ADMIN', roleStatus: false }] })],
  ])('refuses %s to the wrong role [%s]', async (path, _row, user) => {
    signInAs(user);
    const { where } = await renderHost(path);
    expect(await shows('Access Denied')).toBeInTheDocument();
    expect(where()).toBe('/unauthorized');
    expect(asked.filter((name) => name.includes('pages'))).toEqual([]);
  });

  it.each([
    ['/profile', aUser()],
    ['/module/7/dashboard', aUser()],
    ['/settings', aUser({ role: 'ADMIN' })],
    ['/sessions', aUser({ role: 'SUPER_ADMIN' })],
    ['/cart', aUser({ marketplaceRoles: ['PAYMENT CREATOR'] })],
    ['/cart', aUser({ marketplaceRoles: ['payment_admin'] })],
  ])('opens %s to the right one [GUARD-09, GUARD-10, GUARD-11, GUARD-12, GUARD-13]', async (path, user) => {
    signInAs(user);
    const { where } = await renderHost(path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Page / })).toBeInTheDocument();
    expect(where()).toBe(path);
  });

  it('is never waited for when it is public [GUARD-15]', async () => {
    loading();
    await renderHost('/module?id=7');
    expect(await shows('Page /module')).toBeInTheDocument();
  });

  it('sends users who sign out on it to the dashboard, and the next visitor to the sign-in [NAV-30, GUARD-01]', async () => {
    signInAs(aUser());
    const { router, where } = await renderHost('/profile');
    await shows('Page /profile');
    act(() => getDefaultStore().set(sessionAtom, { loading: false, user: null, left: true }));
    expect(await shows('Page /')).toBeInTheDocument();
    await act(() => router.navigate('/profile'));
    expect(await shows('Page /login')).toBeInTheDocument();
    expect(where()).toBe('/login');
  });

  it('remounts for another user who signed in in another tab', async () => {
    const Draft = () => <input aria-label="Draft" />;
    serveRemotes({ 'mfe-auth ./pages/profile': Draft });
    signInAs(aUser());
    await renderHost('/profile');
    await userEvent.type(await screen.findByLabelText('Draft'), 'of Asha');
    act(() => signInAs(aUser({ name: 'Asha R' })));
    expect(screen.getByLabelText('Draft')).toHaveValue('of Asha');
    act(() => signInAs(aUser({ id: 'user-2' })));
    expect(screen.getByLabelText('Draft')).toHaveValue('');
  });

  it('redirects when the session is lost while it is open [GUARD-01]', async () => {
    signInAs(aUser());
    const { where } = await renderHost('/profile');
    await shows('Page /profile');
    act(() => signInAs(null));
    expect(await shows('Page /login')).toBeInTheDocument();
    expect(where()).toBe('/login');
  });
});

describe('Access Denied', () => {
  const told = () =>
    screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

  it('shows who was refused, and what the page needs [GUARD-05, GUARD-06]', async () => {
    signInAs(aUser({ role: 'USER', marketplaceRoles: ['PAYMENT_VIEWER', { roleName: 'Auditor', roleType: 'AUDIT' }] }));
    await renderHost('/settings');
    await shows('Access Denied');
    expect(told()).toEqual(['Email: asha@tex.example', 'Role: User', 'Marketplace roles: Payment viewer, Auditor']);
    expect(screen.getByText('This page needs the PAYMENT_ADMIN marketplace role.')).toBeInTheDocument();
    expect(screen.getByText('The page you opened needs the Admin or Super admin role.')).toBeInTheDocument();
  });

  it('says so when nobody is signed in [A-11]', async () => {
    await renderHost('/unauthorized');
    await shows('Access Denied');
    expect(told()).toEqual(['Email: Not signed in', 'Role: None', 'Marketplace roles: None assigned']);
    expect(screen.getByText('This page needs the PAYMENT_ADMIN marketplace role.')).toBeInTheDocument();
  });

  it('goes back [GUARD-07]', async () => {
    window.history.pushState(null, '');
    const { where } = await renderHost('/unauthorized');
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(await shows('Page /contactus')).toBeInTheDocument();
    expect(where()).toBe('/contactus');
  });

  it('goes to the dashboard [GUARD-08]', async () => {
    const { where } = await renderHost('/unauthorized');
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Dashboard' }));
    expect(await shows('Page /')).toBeInTheDocument();
    expect(where()).toBe('/');
  });
});

describe('going to another page', () => {
  const clock = fakeClock();

  /** A remote that answers when told. */
  const serveSlowly = () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const loaded: string[] = [];
    provideRemoteLoader(async (_remote, expose) => {
      loaded.push(expose);
      if (expose === './pages/contactus') await held;
      return { default: () => <h1>{`Page ${expose.replace('./pages', '')}`}</h1> };
    });
    return { answer, loaded };
  };

  it('keeps the old page for a moment, and shows the next one complete', async () => {
    const { answer } = serveSlowly();
    const { router } = await renderHost('/module');
    await clock.settle();
    act(() => void router.navigate('/contactus'));
    await clock.pass(PATIENCE - 1);
    expect(screen.getByRole('heading', { name: 'Page /module' })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
    answer();
    await clock.settle();
    expect(screen.getByRole('heading', { name: 'Page /contactus' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows a spinner when the next page takes longer', async () => {
    const { answer } = serveSlowly();
    const { router } = await renderHost('/module');
    await clock.settle();
    act(() => void router.navigate('/contactus'));
    await clock.pass(PATIENCE);
    expect(screen.queryByRole('heading', { name: 'Page /module' })).not.toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    answer();
    await clock.settle();
    expect(screen.getByRole('heading', { name: 'Page /contactus' })).toBeInTheDocument();
  });

  it('shows a page that was loaded before at once', async () => {
    const { loaded } = serveSlowly();
    const { router } = await renderHost('/module');
    await clock.settle();
    await act(() => router.navigate('/'));
    const before = loaded.length;
    await act(() => router.navigate('/module'));
    expect(screen.getByRole('heading', { name: 'Page /module' })).toBeInTheDocument();
    expect(loaded.slice(before)).toEqual(['./pages/module']);
  });
});

describe('a page whose remote fails', () => {
  const clock = fakeClock();

  it('shows the fallback inside the layout, and loads again on a retry [A-42, ERR-04]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serveRemotes({
      'mfe-catalog ./pages/': new Error('Remote mfe-catalog could not be loaded: no answer within 5 s.'),
    });
    await renderHost('/');
    await clock.settle();
    expect(screen.getByText('Failed to load application resources. Please refresh the page.')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    const again = serveRemotes();
    await clock.user().click(screen.getByRole('button', { name: 'Try again' }));
    await clock.pass(500);
    expect(screen.getByRole('heading', { name: 'Page /' })).toBeInTheDocument();
    expect(again).toContain('mfe-catalog ./pages/');
    logged.mockRestore();
  });
});
