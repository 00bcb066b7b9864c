import type { AuthStep, Fields, SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE, STEP_SUBTITLE, STEP_TITLE } from './step-ids.ts';

type TextFieldName = Exclude<keyof Fields, 'remember'>;

const firstFields: Partial<Record<AuthStep, TextFieldName>> = {
  forgotPassword: 'email',
  otpVerification: 'otp',
  newPassword: 'newPassword',
};

/** A step begins with the focus in its first field, so that field's description says what the step is about. */
const describe = ({ step, message }: SignInState, name: TextFieldName) =>
  firstFields[step] === name && {
    'aria-describedby': [STEP_TITLE, STEP_SUBTITLE, message && STEP_MESSAGE].filter(Boolean).join(' '),
  };

/** Connects a text field to the machine: its value, whether it is waiting, and the message that says it is wrong. */
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
