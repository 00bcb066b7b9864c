import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LogoutAnswer } from '@marketplace/shared/contracts';
import {
  openProviderBrowser,
  startIdentityProvider,
  type IdentityProviderServer,
} from '../../../test/identity-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let server: IdentityProviderServer;
/** Where the provider reports sign-outs: it passes them on to the API. */
let relay: Server;
let id: string;
const answers: number[] = [];
beforeAll(async () => {
  api = await openTestApi({ publicUrl: 'http://localhost:4000' });
  relay = createServer((request, response) => {
    void (async () => {
      let payload = '';
      for await (const chunk of request) payload += String(chunk);
      const { statusCode } = await api.call({
        method: 'POST',
        path: `/auth/sign-on/back-channel-logout/${id}`,
        payload,
        headers: { 'content-type': request.headers['content-type'] },
      });
      answers.push(statusCode);
      response.writeHead(statusCode).end();
    })();
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  server = await startIdentityProvider({
    clientId: 'marketplace',
    clientSecret: 'a secret of the client',
    redirectUri: 'http://localhost:4000/api/marketplace/auth/sign-on/callback',
    backChannelLogoutUri: `http://localhost:${(relay.address() as AddressInfo).port}/`,
    accounts: { buyer: { sub: 'buyer', email: 'buyer@tex.example', email_verified: true, name: 'Buyer' } },
  });
  id = await administer(api, await api.signIn('super')).addEnabled({ issuer: server.issuer });
});
afterAll(async () => {
  await server.close();
  relay.closeAllConnections();
  await new Promise((resolve) => relay.close(resolve));
  await api.close();
});

it('signs out at a real provider, which ends the sessions of the same sign-in there, and no other', async () => {
  const signIn = async (there: ReturnType<typeof openProviderBrowser>) => {
    const browser = openBrowser(api);
    const page = await browser.comeBack(await there.signIn(await browser.start(id), 'buyer'));
    return (await browser.collect(page)).accessToken ?? '';
  };
  const isOpen = async (token: string) => (await api.call({ path: '/auth/check-auth', token })).statusCode === 200;
  const [office, home] = [openProviderBrowser(), openProviderBrowser()];
  const [first, second, atHome] = [await signIn(office), await signIn(office), await signIn(home)];

  const answer = await api.call({ method: 'POST', path: '/auth/logout', token: first });
  const { signOutUrl = '' } = answer.json<LogoutAnswer>();
  expect(await isOpen(second)).toBe(true);
  const back = new URL(await office.signOut(signOutUrl));
  expect(back.href).toMatch(/^http:\/\/localhost:4000\/api\/marketplace\/auth\/sign-on\/signed-out\?state=[\w-]{22}$/);
  await until(async () => !(await isOpen(second)));
  expect([await isOpen(atHome), answers]).toEqual([true, [200]]);
});
