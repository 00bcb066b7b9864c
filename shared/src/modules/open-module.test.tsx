import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWidget, signInAs } from '../testing/index.ts';
import { useOpenModule } from './use-open-module.ts';

const api = fakeApi();
let counted: string[] = [];
beforeEach(() => {
  counted = [];
  api.post('/tex-suite/user/module/:id/opened', ({ params }) => {
    counted.push(String(params['id']));
    return api.json({});
  });
});
const open = jest.spyOn(window, 'open').mockReturnValue(null);
afterEach(() => open.mockClear());

const Buttons = ({ moduleUrl }: { moduleUrl: string | null }) => {
  const modules = useOpenModule();
  return (
    <>
      <button onClick={() => modules.open({ id: 'time & leave', moduleUrl })}>Open</button>
      <button onClick={() => modules.details('time & leave')}>Details</button>
    </>
  );
};

const click = async (name: string, moduleUrl: string | null = null) => {
  const { router } = renderWidget(<Buttons moduleUrl={moduleUrl} />);
  await userEvent.click(screen.getByRole('button', { name }));
  return router.state.location.pathname + router.state.location.search;
};

describe('a module in the menu', () => {
  it.each([
    ['a visitor', null],
    ['a user', aUser()],
  ])('with a URL opens in a new tab, without an opener, for %s [NAV-38]', async (_who, user) => {
    signInAs(user);
    expect(await click('Open', 'https://hr.example')).toBe('/');
    expect(open.mock.calls).toEqual([['https://hr.example', '_blank', 'noopener']]);
  });

  it('with a URL counts as opened for signed-in users, and for nobody else', async () => {
    signInAs(null);
    await click('Open', 'https://hr.example');
    cleanup();
    signInAs(aUser());
    await click('Open');
    cleanup();
    await click('Open', 'https://hr.example');
    await waitFor(() => expect(counted).toEqual(['time & leave']));
  });

  it('asks a visitor to sign in when it has no URL [NAV-39]', async () => {
    signInAs(null);
    expect(await click('Open')).toBe('/login');
  });

  it.each(['payment admin', 'Payment_Creator'])('opens its page for a %s [NAV-40]', async (role) => {
    signInAs(aUser({ marketplaceRoles: [role] }));
    expect(await click('Open')).toBe('/module?id=time%20%26%20leave');
  });

  it('opens its dashboard for any other signed-in user [NAV-41]', async () => {
    signInAs(aUser({ role: 'SUPER_ADMIN', marketplaceRoles: [{ roleName: 'PAYMENT_ADMIN', roleStatus: false }] }));
    expect(await click('Open')).toBe('/module/time%20%26%20leave/dashboard');
  });

  it('never follows a URL that is a script [NAV-38]', async () => {
    signInAs(null);
    expect(await click('Open', 'javascript:alert(1)')).toBe('/login');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('details of a module', () => {
  it('ask a visitor to sign in [NAV-42]', async () => {
    signInAs(null);
    expect(await click('Details')).toBe('/login');
  });

  it('open its page for anyone signed in [NAV-42]', async () => {
    signInAs(aUser());
    expect(await click('Details', 'https://hr.example')).toBe('/module?id=time%20%26%20leave');
    expect(open).not.toHaveBeenCalled();
  });
});
