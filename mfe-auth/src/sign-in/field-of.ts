import type { Fields, SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE } from './step-message.tsx';

/** What ties a text field to the machine: its value, whether it waits, and the message that calls it wrong. */
export const fieldOf = ({ fields, call, message }: SignInState, name: Exclude<keyof Fields, 'remember'>) => ({
  name,
  value: fields[name],
  readOnly: call !== null,
  ...(message?.invalid && message.field === name && { 'aria-invalid': true, 'aria-describedby': STEP_MESSAGE }),
});
