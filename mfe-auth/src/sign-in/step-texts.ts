import type { SignInState } from './flow/sign-in-state.ts';

interface StepTexts {
  title: string;
  subtitle: string;
}

/** Title and subtitle of the step that is shown. */
export const stepTexts = ({ step, temporary, fields }: SignInState): StepTexts => {
  switch (step) {
    case 'login':
      return { title: 'Welcome back', subtitle: 'Sign in to open your modules, cart and invoices.' };
    case 'secondFactor':
      return { title: 'Two-step verification', subtitle: 'Confirm it’s you to finish signing in.' };
    case 'forgotPassword':
      return {
        title: 'Forgot your password?',
        subtitle: 'Enter your email and we’ll send you a one-time code.',
      };
    case 'otpVerification':
      return {
        title: temporary ? 'Replace your temporary password' : 'Check your email',
        subtitle: `Enter the 6-digit code we sent to ${fields.email.trim()}.`,
      };
    case 'newPassword':
      return { title: 'Set a new password', subtitle: 'This signs you out on every device.' };
    case 'passwordReset':
      return { title: 'Password Reset Successfully!', subtitle: 'You’ve been signed out on every device.' };
  }
};
