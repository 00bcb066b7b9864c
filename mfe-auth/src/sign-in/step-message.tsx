import { Notice } from '@marketplace/shared/ui';
import type { SignInState } from './flow/sign-in-state.ts';

/** What the heading and the field in question are described by. */
export const STEP_MESSAGE = 'sign-in-message';

/** The one message of the moment. While a code is sent again it says so, in the place of what it will say then. */
export const StepMessage = ({ state: { message, call } }: { state: SignInState }) => {
  const resending = call?.kind === 'resend-code';
  if (!message && !resending) return null;
  return (
    <div id={STEP_MESSAGE}>
      {resending ? (
        <Notice tone="info">Sending a new code...</Notice>
      ) : (
        message && <Notice tone={message.tone}>{message.text}</Notice>
      )}
    </div>
  );
};
