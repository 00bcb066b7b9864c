import { removeTokens } from '../../../shared/src/http/tokens.ts';
import { accounts, type Account } from '../server/api-under-test.ts';
import type { Tab } from './tab.ts';
import { aliveTabs, chance, type World } from './world.ts';

/** Signs in as the product does: tokens first, then the mark that other tabs see. */
export const signIn = async (world: World, tab: Tab, account: Account): Promise<void> => {
  const { accessToken, refreshToken } = await world.api.tokensOf(account);
  try {
    world.storage.setItem('accessToken', accessToken);
    world.storage.setItem('refreshToken', refreshToken);
    world.storage.setItem('signedInAs', `${account} ${world.now}`);
  } catch {
    // Without room for the tokens, nobody is signed in.
    removeTokens();
    return;
  }
  tab.user = account;
  world.history.note(`${tab.name} signs in as ${account}`);
};

/** Signs out after confirming the loss of pending changes. */
export const signOut = async (world: World, tab: Tab): Promise<void> => {
  const token = world.storage.getItem('accessToken');
  const heard = world.online && chance(world, 15);
  if (heard && token) {
    const headers = { authorization: `Bearer ${token}` };
    await world.api.call({ method: 'POST', url: '/api/marketplace/auth/logout', headers, body: undefined });
    world.api.forgetSessions();
  }
  world.history.made().forEach((made) => {
    if (world.storage.getItem(`pendingCartChange:${made.entry.id}`) !== null) made.discarded = true;
  });
  world.storage.clear();
  tab.user = null;
  world.history.note(`${tab.name} signs out`);
};

/** Makes a tab notice what another one did to the session. */
export const catchUp = ({ storage }: World, tab: Tab) => {
  const account = accounts.find((one) => one === storage.getItem('signedInAs')?.split(' ')[0]);
  tab.user = storage.getItem('accessToken') !== null && account ? account : null;
};

/** Removes the tokens after a refused refresh, and every tab sees it. */
export const loseSession = (world: World) => {
  world.history.note('the session is lost');
  world.api.forgetSessions();
  aliveTabs(world).forEach((tab) => (tab.user = null));
};
