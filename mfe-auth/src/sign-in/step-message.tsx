import { Notice } from '@marketplace/shared/ui';
import type { SignInState } from './flow/sign-in-state.ts';
import { STEP_MESSAGE } from './step-ids.ts';

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
