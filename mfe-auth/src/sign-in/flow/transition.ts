import { answered } from './answered.ts';
import { codeOf } from './check-code.ts';
import { elapse } from './elapse.ts';
import { goBack, goTo } from './go-to.ts';
import type { SignInEvent } from './sign-in-event.ts';
import type { Fields, SignInState } from './sign-in-state.ts';
import { byPasskey, resend, submit } from './submit.ts';

/** Typing removes only the message about the value of that field. */
const edit = (state: SignInState, typed: Partial<Fields>): SignInState => {
  const { message } = state;
  const answersIt = message?.invalid && message.field && message.field in typed;
  const fields = { ...state.fields, ...typed };
  return { ...state, fields: { ...fields, otp: codeOf(fields.otp) }, message: answersIt ? null : message };
};

/** Fills in what this device remembers, unless something was typed. */
const remember = (state: SignInState, email: string): SignInState =>
  state.step === 'login' && state.fields.email === '' && email !== ''
    ? { ...state, fields: { ...state.fields, email, remember: true } }
    : state;

const act = (state: SignInState, event: Exclude<SignInEvent, { kind: 'answered' | 'ticked' }>): SignInState => {
  switch (event.kind) {
    case 'edited':
      return edit(state, event.fields);
    case 'remembered':
      return remember(state, event.email);
    case 'passkey':
      return byPasskey(state, event.picked);
    case 'forgot':
      return state.step === 'login' ? goTo(state, 'forgotPassword') : state;
    case 'has-code':
      return state.step === 'forgotPassword' ? goTo(state, 'otpVerification') : state;
    case 'back':
      return goBack(state);
    case 'submitted':
      return submit(state);
    case 'resend':
      return resend(state);
  }
};

/** The authentication screen's one machine: the next state for an event at a given time. Pure. */
export const transition = (before: SignInState, event: SignInEvent, now: number): SignInState => {
  const state = elapse({ ...before, now });
  if (event.kind === 'ticked') return state;
  if (event.kind === 'answered') return event.call === state.call ? answered(state, event.call, event.answer) : state;
  return state.call ? state : act(state, event);
};
