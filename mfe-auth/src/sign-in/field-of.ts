import type { AuthStep, Fields, SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE, STEP_SUBTITLE, STEP_TITLE } from './step-ids.ts';

type TextFieldName = Exclude<keyof Fields, 'remember'>;

const firstFields: Partial<Record<AuthStep, TextFieldName>> = {
  forgotPassword: 'email',
  otpVerification: 'otp',
  newPassword: 'newPassword',
};

/** A step begins with the focus in its first field, which therefore tells what the step is about. */
const describe = ({ step, message }: SignInState, name: TextFieldName) =>
  firstFields[step] === name && {
    'aria-describedby': [STEP_TITLE, STEP_SUBTITLE, message && STEP_MESSAGE].filter(Boolean).join(' '),
  };

/** What ties a text field to the machine: its value, whether it waits, and the message that calls it wrong. */
export const fieldOf = (state: SignInState, name: TextFieldName) => {
  const { fields, call, message } = state;
  const isWrong = message?.invalid === true && message.field === name;
  return {
    name,
    value: fields[name],
    readOnly: call !== null,
    ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': STEP_MESSAGE } : describe(state, name)),
  };
};
