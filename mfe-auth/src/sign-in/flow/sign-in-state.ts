import type { PasskeyAssertion } from '@marketplace/shared/contracts';

export type AuthStep =
  'login' | 'secondFactor' | 'forgotPassword' | 'otpVerification' | 'newPassword' | 'passwordReset';

export interface Fields {
  email: string;
  password: string;
  remember: boolean;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

export interface Message {
  tone: 'success' | 'danger';
  text: string;
  /** Another line that says what to do. */
  advice?: string | undefined;
  /** Where the focus goes. */
  field?: Exclude<keyof Fields, 'remember'>;
  /** The value of this field is wrong. */
  invalid?: boolean;
}

/** A call in progress, as the machine requests it. */
export type Call =
  | { kind: 'log-in'; email: string; password: string; rememberMe: boolean }
  | { kind: 'passkey'; picked: PasskeyAssertion | undefined; rememberMe: boolean }
  | { kind: 'send-code'; email: string }
  | { kind: 'resend-code'; email: string }
  | { kind: 'verify-code'; email: string; otp: string }
  | { kind: 'reset-password'; resetToken: string; newPassword: string };

/** Everything the authentication screen knows. Times are milliseconds of one clock. */
export interface SignInState {
  step: AuthStep;
  fields: Fields;
  message: Message | null;
  /** While a call is in progress, only its answer and the passing of time change anything. */
  call: Call | null;
  /** The password was right, and a second factor is due: the server's challenge; otherwise null. */
  challenge: unknown;
  /** The user logged in with a temporary password, which is why the code was sent. */
  temporary: boolean;
  token: { value: string; expiresAt: number } | null;
  /** When the code may be sent again; null means at once. */
  resendAt: number | null;
  /** The number of codes that the server has refused since the last one was sent. */
  wrongCodes: number;
  /** When the flow returns to forgotPassword, after its token has expired. */
  returnAt: number | null;
  now: number;
}

export const noFields: Fields = {
  email: '',
  password: '',
  remember: false,
  otp: '',
  newPassword: '',
  confirmPassword: '',
};

/** The login step, prefilled with an email that this device remembers. */
export const beginning = (rememberedEmail = ''): SignInState => ({
  step: 'login',
  fields: { ...noFields, email: rememberedEmail, remember: rememberedEmail !== '' },
  message: null,
  call: null,
  challenge: null,
  temporary: false,
  token: null,
  resendAt: null,
  wrongCodes: 0,
  returnAt: null,
  now: 0,
});
