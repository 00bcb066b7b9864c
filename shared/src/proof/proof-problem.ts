import { isAxiosError, isNoResponse, serverSaid, statusOf } from '../http/index.ts';

const SILENCE = 'The server didn’t respond. Check your connection and try again.';
const OFFLINE = 'You’re offline. Try again when you’re connected.';
const FAILED = 'That didn’t work. Please try again.';

/** For the browser's errors, by name. */
const prompts: Record<string, string> = {
  NotAllowedError: 'The passkey prompt was closed or timed out. Try again, or choose another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device can’t create the kind of passkey we need. Try another one.',
  ConstraintError: 'This device can’t check that it’s you. Set up a screen lock, or use another device.',
  SecurityError: 'Passkeys don’t work at this address. Tell your administrator.',
  AbortError: 'The passkey prompt was closed. Try again, or choose another way.',
};

/** In whole minutes, from seconds or a date. */
const waitText = (retryAfter: unknown) => {
  if (typeof retryAfter !== 'string' || retryAfter === '') return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000;
  if (!Number.isFinite(seconds)) return undefined;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

const tooMany = (error: unknown) => {
  const wait = isAxiosError(error) ? waitText(error.response?.headers['retry-after']) : undefined;
  return wait && `Too many tries. Try again in ${wait}.`;
};

const ofRequest = (error: unknown, otherwise: string) => {
  if (isNoResponse(error)) return navigator.onLine ? SILENCE : OFFLINE;
  return (statusOf(error) === 429 ? tooMany(error) : undefined) ?? serverSaid(error) ?? otherwise;
};

/** Why a proof, or setting up a way to give one, failed: for the browser's prompt and the server. */
export const proofProblem = (error: unknown, otherwise = FAILED): string => {
  if (isAxiosError(error)) return ofRequest(error, otherwise);
  return (error instanceof Error ? prompts[error.name] : undefined) ?? FAILED;
};
