import { beginning, type AuthStep, type SignInState } from './sign-in-state.ts';

/** Goes to another step. Messages, calls and secrets don't outlive the step they belong to. */
export const goTo = (state: SignInState, step: AuthStep): SignInState => ({
  ...state,
  step,
  fields: { ...state.fields, password: '', otp: '', newPassword: '', confirmPassword: '' },
  message: null,
  call: null,
  challenge: null,
  returnAt: null,
});

/** Where Back leads. From otpVerification on, the code has to be verified again. */
export const goBack = (state: SignInState): SignInState => {
  switch (state.step) {
    case 'login':
      return state;
    case 'secondFactor':
      return goTo(state, 'login');
    case 'forgotPassword':
      return { ...goTo(state, 'login'), temporary: false };
    case 'otpVerification':
      return { ...goTo(state, 'forgotPassword'), temporary: false };
    case 'newPassword':
      return goTo(state, 'otpVerification');
    case 'passwordReset':
      return { ...beginning(), now: state.now };
  }
};
