import { Link } from '@marketplace/shared/router';
import { TextField } from '@marketplace/shared/ui/form';
import { fieldOf } from './field-of.ts';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.tsx';
import { StepHint } from './step-hint.tsx';
import { StepMessage } from './step-message.tsx';
import type { SignIn } from './use-sign-in.ts';

export const ForgotPasswordStep = ({ state, send }: SignIn) => (
  <>
    <StepForm send={send}>
      <TextField
        {...fieldOf(state, 'email')}
        label="Email"
        type="email"
        required
        maxLength={254}
        autoComplete="username"
        onChange={(event) => send({ kind: 'edited', fields: { email: event.target.value } })}
      />
      <StepMessage state={state} />
      <StepButton busy={state.call && 'Sending OTP...'}>Send OTP</StepButton>
    </StepForm>
    <StepHint>
      No access to your inbox?{' '}
      <Link to="/ticket?category=access&subject=I%20cannot%20sign%20in%3A%20no%20access%20to%20my%20inbox">
        Raise a Ticket
      </Link>
    </StepHint>
  </>
);
