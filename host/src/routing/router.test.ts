import { settle } from '@marketplace/shared/testing';
import { composition, serveRemotes } from '../testing/render-host.tsx';
import { createRouter, goToLogin } from './router.ts';

const openAt = (path: string) => {
  serveRemotes();
  history.replaceState(null, '', path);
  return createRouter(composition);
};

describe('going to the sign-in', () => {
  it('navigates there without a reload [SESSION-06]', async () => {
    const router = openAt('/marketplace/tutorial');
    goToLogin(router);
    await settle();
    expect(location.pathname).toBe('/marketplace/login');
    router.dispose();
  });

  it('does nothing if already there [SESSION-06]', async () => {
    const router = openAt('/marketplace/login?from=test');
    goToLogin(router);
    await settle();
    expect(location.search).toBe('?from=test');
    router.dispose();
  });
});
