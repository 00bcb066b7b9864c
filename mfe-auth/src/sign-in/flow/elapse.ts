import { goTo } from './go-to.ts';
import { EXPIRY_REDIRECT_DELAY } from './limits.ts';
import type { Message, SignInState } from './sign-in-state.ts';

const expired: Message = { tone: 'danger', text: 'Reset token has expired. Please start the process again.' };

const dropToken = (state: SignInState): SignInState => ({ ...state, token: null });

/** In the newPassword step, users are told and the flow returns; elsewhere, only the token is removed. */
const expire = (state: SignInState): SignInState => {
  if (state.step !== 'newPassword') return dropToken(state);
  // Whether a reset in progress is still valid is for the server to decide.
  if (state.call) return state;
  return { ...dropToken(state), message: expired, returnAt: state.now + EXPIRY_REDIRECT_DELAY };
};

/** The message stays, so that users know why they are here. */
const giveUp = (state: SignInState): SignInState => ({ ...goTo(state, 'forgotPassword'), message: expired });

/** What changes just because time passes. */
export const elapse = (state: SignInState): SignInState => {
  const { now, token, resendAt, returnAt } = state;
  if (returnAt !== null && now >= returnAt) return giveUp(state);
  const cooled = resendAt !== null && now >= resendAt ? { ...state, resendAt: null } : state;
  return token && now >= token.expiresAt ? expire(cooled) : cooled;
};
