import type { CarriedTokens } from '../contracts/index.ts';
import { keepTokens, removeTokens } from '../http/index.ts';
import { checkSession, loseSession } from '../session/index.ts';
import { start } from './start.ts';

/** Uses tokens that the page's own server obtained from our API, for this remote and until the page is left. */
export const signIn = async (tokens: CarriedTokens) => {
  await start();
  keepTokens(tokens);
  await checkSession();
};

/** Forgets the user and the tokens; they stay valid on the server. */
export const signOut = () => {
  removeTokens();
  loseSession({ left: true });
};
