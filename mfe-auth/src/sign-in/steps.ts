export type AuthStep = 'login' | 'forgotPassword';

interface StepTexts {
  title: string;
  subtitle: string;
  /** Where Back leads; the login step has none. */
  back?: AuthStep;
}

export const steps: Record<AuthStep, StepTexts> = {
  login: { title: 'Welcome back', subtitle: 'Sign in to open your modules, cart and invoices.' },
  forgotPassword: {
    title: 'Forgot your password?',
    subtitle: 'A person at support helps you back in.',
    back: 'login',
  },
};
