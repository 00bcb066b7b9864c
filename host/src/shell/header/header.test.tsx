import { keepTokens, removeTokens } from '@marketplace/shared/http';
import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, settle, signInAs } from '@marketplace/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { renderHost, serveRemotes } from '../../testing/render-host.tsx';

const sessionLost = jest.fn();
const api = fakeApi({ onSessionLost: sessionLost });
beforeEach(() => {
  api.get('/tex-admin/company-master', () => api.json({ brand: 'TEX', blurb: 'A blurb' }));
  api.get('/auth/check-auth', () => api.json({ user: null }));
  serveRemotes();
});

const attendance = {
  id: 'attendance',
  moduleName: 'Attendance',
  moduleAccess: 'Full Access',
  sections: [],
  moduleUrl: '/app',
};
const elsewhere = { id: 'elsewhere', moduleName: 'Elsewhere', moduleAccess: 'Full Access', sections: [] };

const open = async (user: ReturnType<typeof aUser> | null, at = '/') => {
  if (user) keepTokens({ accessToken: 'token', refreshToken: 'another' });
  signInAs(user);
  const host = await renderHost(at);
  return { pointer: userEvent.setup(), ...host };
};
const overlay = async (name: string) => {
  await settle();
  return screen.findByRole('dialog', { name });
};
const bar = () => within(screen.getByRole('banner'));
/** The entries of a menu: its links with their targets, then its buttons. */
const entries = (menu: HTMLElement) =>
  [...within(menu).queryAllByRole('link'), ...within(menu).queryAllByRole('button')].map((entry) => [
    entry.textContent.trim(),
    entry.getAttribute('href')?.replace('/marketplace', '') ?? 'button',
  ]);
const openProfile = async (user: ReturnType<typeof aUser> | null, at = '/') => {
  const page = await open(user, at);
  const trigger = bar().getByRole('button', { name: 'Profile menu' });
  await page.pointer.click(trigger);
  const menu = trigger.nextElementSibling as HTMLElement;
  return { ...page, trigger, menu };
};

describe('the bar', () => {
  it('links to the dashboard, the tutorials and the demo [NAV-01, NAV-16, NAV-17, ROUTE-27]', async () => {
    await open(null, '/module?id=7');
    expect(bar().getByRole('link', { name: 'TEX Marketplace home' })).toHaveAttribute('href', '/marketplace');
    expect(bar().getByRole('link', { name: 'Tutorials' })).toHaveAttribute('href', '/marketplace/tutorial');
    expect(bar().getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/marketplace/demo');
  });

  it('offers visitors Sign In and Sign Up, but neither modules nor cart [NAV-18, NAV-31, NAV-32]', async () => {
    await open(null);
    expect(bar().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/marketplace/login');
    expect(bar().getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      'https://accounts.tex.example/register',
    );
    expect(bar().queryByRole('button', { name: /My Modules/ })).not.toBeInTheDocument();
    expect(bar().queryByText('Cart')).not.toBeInTheDocument();
  });

  it('shows users their modules with a count of those that open, and the overlay [NAV-18, NAV-19]', async () => {
    const { pointer } = await open(aUser({ userAccess: { modules: [attendance, elsewhere] } }));
    const button = await bar().findByRole('button', { name: 'My Modules 1' });
    expect(bar().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    await pointer.click(button);
    expect(await overlay('my-modules')).toBeInTheDocument();
  });

  it('goes to the sign-in if the tokens are gone when My Modules is clicked [NAV-20, A-08]', async () => {
    const { pointer, where } = await open(aUser());
    removeTokens();
    await pointer.click(bar().getByRole('button', { name: /My Modules/ }));
    await settle();
    expect(where()).toBe('/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('checks the session on the server when My Modules is clicked [NAV-20, A-08]', async () => {
    const asked = jest.fn(() => api.json({}, 401));
    api.get('/auth/check-auth', asked);
    api.post('/auth/refresh', () => api.json({}, 401));
    const { pointer } = await open(aUser());
    await pointer.click(bar().getByRole('button', { name: /My Modules/ }));
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(sessionLost).toHaveBeenCalledTimes(1);
  });

  it('has a cart for payment admins only; for others it is disabled and says why [NAV-21, NAV-22, A-01]', async () => {
    const { unmount, pointer, where } = await open(aUser({ marketplaceRoles: ['PAYMENT CREATOR'] }));
    const denied = bar().getByRole('button', { name: 'Cart (Access Restricted)' });
    expect(denied).toHaveAttribute('aria-disabled', 'true');
    expect(denied).toHaveAccessibleDescription('Needs the Payment admin role');
    await pointer.click(denied);
    expect(where()).toBe('/');
    unmount();
    await open(aUser({ marketplaceRoles: ['payment admin'] }));
    expect(bar().getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/marketplace/cart');
    expect(await overlay('cart-badge')).toBeInTheDocument();
  });
});

describe('the bar while the session is checked', () => {
  const check = async (tokens: boolean) => {
    if (tokens) keepTokens({ accessToken: 'token' });
    getDefaultStore().set(sessionAtom, { loading: true, user: null });
    return { pointer: userEvent.setup(), ...(await renderHost('/')) };
  };
  const inert = (element: HTMLElement) => element.closest('[inert]') !== null;

  it('shows visitors their tools at once', async () => {
    await check(false);
    expect(bar().getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(bar().queryByText('My Modules')).not.toBeInTheDocument();
  });

  it('reserves the tools of a user with a token, and ignores clicks until the session is known', async () => {
    await check(true);
    const modules = bar().getByText('My Modules');
    expect(inert(modules)).toBe(true);
    expect(bar().getByText('Cart')).toBeInTheDocument();
    expect(bar().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    act(() => signInAs(aUser()));
    expect(bar().getByText('My Modules')).toBe(modules);
    expect(inert(modules)).toBe(false);
  });

  it('shows no invitation to users who are probably signed in', async () => {
    const { pointer } = await check(true);
    await pointer.click(bar().getByRole('button', { name: 'Profile menu' }));
    expect(bar().getByRole('link', { name: 'Raise a Ticket' })).toBeInTheDocument();
    expect(bar().queryByText('Join our growing community today!')).not.toBeInTheDocument();
    act(() => signInAs(null));
    expect(bar().getByText('Join our growing community today!')).toBeInTheDocument();
  });
});

describe('the Buckets menu', () => {
  const openBuckets = async () => {
    const page = await open(null);
    await page.pointer.click(bar().getByRole('button', { name: 'Buckets' }));
    return page;
  };

  it('opens all buckets with View All, and gets the focus back from there [NAV-05, A-06]', async () => {
    const { pointer } = await openBuckets();
    await pointer.click(bar().getByRole('button', { name: 'View All' }));
    expect(await overlay('explore-buckets')).toHaveTextContent('{}');
    expect(bar().queryByRole('region', { name: 'Buckets' })).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Buckets' })).toHaveFocus();
  });

  it('closes when another menu opens, and on a navigation to the current page', async () => {
    const { pointer, router } = await openBuckets();
    const trigger = bar().getByRole('button', { name: 'Buckets' });
    act(() => bar().getByRole('button', { name: 'Profile menu' }).click());
    await settle();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await pointer.click(trigger);
    expect(bar().getByRole('button', { name: 'Profile menu' })).toHaveAttribute('aria-expanded', 'false');
    await act(() => router.navigate('/'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the profile menu', () => {
  const own = [['My Account', '/profile']];
  const administration = [
    ['Payment History', '/payment-history'],
    ['IAM', '/iam-dashboard'],
    ['My Subscriptions', '/subscription'],
  ];
  const rest = [
    ['My tickets', '/my-tickets'],
    ['Raise a Ticket', '/ticket'],
    ['Switch Accounts', 'button'],
    ['Sign Out', 'button'],
  ];

  it('of a user has account, ticket, accounts and sign-out [NAV-24, NAV-28, NAV-29]', async () => {
    const { menu } = await openProfile(aUser({ role: 'USER', marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(entries(menu)).toEqual([...own, ...rest]);
    expect(within(menu).getByText('asha@tex.example')).toBeInTheDocument();
  });

  it.each(['ADMIN', 'SUPER_ADMIN'])('of %s also has administration [NAV-25, NAV-26, NAV-27]', async (role) => {
    const { menu } = await openProfile(aUser({ role }));
    expect(entries(menu)).toEqual([...own, ...administration, ...rest]);
  });

  it('of a visitor has the ticket and the invitation [NAV-28, NAV-31, NAV-32, NAV-33, NAV-34, A-09]', async () => {
    const { menu } = await openProfile(null);
    expect(entries(menu)).toEqual([
      ['Raise a Ticket', '/ticket'],
      ['Sign In', '/login'],
      ['Sign Up', 'https://accounts.tex.example/register'],
    ]);
    for (const text of ['Join our growing community today!', 'Secure Login', '24/7 Support'])
      expect(within(menu).getByText(text)).toBeInTheDocument();
  });

  it('opens Switch Accounts over the page [NAV-29]', async () => {
    const { pointer, menu } = await openProfile(aUser());
    await pointer.click(within(menu).getByRole('button', { name: 'Switch Accounts' }));
    expect(await overlay('switch-accounts')).toBeInTheDocument();
    expect(menu).not.toBeInTheDocument();
  });

  it('signs out and goes to the dashboard, not to the sign-in [NAV-30]', async () => {
    const out = jest.fn(() => api.json({ success: true }));
    api.post('/auth/logout', out);
    const { pointer, menu, where } = await openProfile(aUser(), '/profile');
    await pointer.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(await bar().findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(out).toHaveBeenCalledTimes(1);
    expect(where()).toBe('/');
  });

  it('closes on Escape, on a click outside and on a navigation; Escape gives the focus back', async () => {
    const { pointer, trigger, router } = await openProfile(null);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await pointer.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
    await pointer.click(trigger);
    await pointer.click(screen.getByRole('main'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await pointer.click(trigger);
    await act(() => router.navigate('/module?id=7'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with the down arrow, and the arrow keys wrap around', async () => {
    const { pointer } = await open(null);
    const trigger = bar().getByRole('button', { name: 'Profile menu' });
    act(() => trigger.focus());
    await pointer.keyboard('{ArrowDown}');
    const menu = trigger.nextElementSibling as HTMLElement;
    expect(trigger).toHaveAttribute('aria-controls', menu.id);
    expect(within(menu).getByRole('link', { name: 'Raise a Ticket' })).toHaveFocus();
    await pointer.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(menu).getByRole('link', { name: 'Sign Up' })).toHaveFocus();
    await pointer.keyboard('{ArrowDown}');
    expect(trigger).toHaveFocus();
    await pointer.keyboard('{ArrowUp}');
    expect(within(menu).getByRole('link', { name: 'Sign Up' })).toHaveFocus();
  });
});

describe('the mobile menu', () => {
  const openMobile = async (user: ReturnType<typeof aUser> | null) => {
    const page = await open(user);
    await page.pointer.click(bar().getByRole('button', { name: 'Open menu' }));
    return { ...page, menu: screen.getByRole('navigation', { name: 'Menu' }) };
  };

  it('repeats the bar and the profile menu [NAV-23, NAV-35, A-09]', async () => {
    const { menu } = await openMobile(null);
    expect(entries(menu).map(([name]) => name)).toEqual([
      'Tutorials',
      'Request Demo',
      'Raise a Ticket',
      'Sign In',
      'Sign Up',
      'Buckets',
      'Cart (Access Restricted)Needs the Payment admin role',
    ]);
    expect(within(menu).getByRole('button', { name: /Cart/ })).toHaveAttribute('aria-disabled', 'true');
    for (const text of ['Join our growing community today!', 'Secure Login', '24/7 Support'])
      expect(within(menu).getByText(text)).toBeInTheDocument();
  });

  it('takes the focus in and covers the page; Escape gives both back [NAV-35]', async () => {
    const { menu, pointer } = await openMobile(null);
    const below = [...document.querySelectorAll('main, footer')];
    expect(within(menu).getByRole('button', { name: 'Buckets' })).toHaveFocus();
    expect(below.map((part) => part.hasAttribute('inert'))).toEqual([true, true]);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await pointer.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(bar().getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(below.map((part) => part.hasAttribute('inert'))).toEqual([false, false]);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes on a navigation to the current page', async () => {
    const page = await open(null, '/contactus');
    await page.pointer.click(bar().getByRole('button', { name: 'Open menu' }));
    await act(() => page.router.navigate('/contactus'));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('closes when the window becomes wide', async () => {
    const all = window.matchMedia;
    const wide = new EventTarget();
    window.matchMedia = (query) => (query === '(min-width: 901px)' ? (wide as MediaQueryList) : all(query));
    const { menu } = await openMobile(null);
    act(() => void wide.dispatchEvent(new Event('change')));
    expect(menu).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    window.matchMedia = all;
  });

  it('switches the theme [NAV-36]', async () => {
    const { menu, pointer } = await openMobile(null);
    const dark = within(menu).getByRole('switch', { name: 'Dark theme' });
    expect(dark).not.toBeChecked();
    await pointer.click(dark);
    expect(dark).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await pointer.click(dark);
    expect(document.documentElement.dataset['theme']).toBe('light');
    delete document.documentElement.dataset['theme'];
  });

  it('has My Modules for users and the cart for payment admins [NAV-23, NAV-35]', async () => {
    const { menu, pointer } = await openMobile(aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    expect(within(menu).getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/marketplace/cart');
    await pointer.click(within(menu).getByRole('button', { name: 'My Modules' }));
    expect(await overlay('my-modules')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('opens the buckets over the page [NAV-35]', async () => {
    const { menu, pointer } = await openMobile(null);
    await pointer.click(within(menu).getByRole('button', { name: 'Buckets' }));
    expect(await overlay('explore-buckets')).toBeInTheDocument();
  });
});

describe('the theme toggle', () => {
  afterEach(() => delete document.documentElement.dataset['theme']);

  it('switches between light and dark and keeps the choice [NAV-36, ENTITY-35]', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    const { pointer } = await open(null);
    await pointer.click(bar().getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    await pointer.click(bar().getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('follows another tab, which may say only light or dark [ENTITY-35]', async () => {
    await open(null);
    const say = (key: string, newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    say('theme', 'dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    say('theme', 'purple');
    say('theme', null);
    say('other', 'light');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(bar().getByRole('button', { name: 'Switch to light theme' })).toBeInTheDocument();
  });

  it('follows the system until a theme is chosen [ENTITY-35]', async () => {
    const all = window.matchMedia;
    const system = new EventTarget();
    window.matchMedia = (query) => (query === '(prefers-color-scheme: dark)' ? (system as MediaQueryList) : all(query));
    const turn = (matches: boolean) =>
      act(() => void system.dispatchEvent(Object.assign(new Event('change'), { matches })));
    const { pointer } = await open(null);
    turn(true);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await pointer.click(bar().getByRole('button', { name: 'Switch to light theme' }));
    turn(true);
    expect(document.documentElement.dataset['theme']).toBe('light');
    window.matchMedia = all;
  });
});
