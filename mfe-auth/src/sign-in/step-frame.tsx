import { Button } from '@marketplace/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignInState } from './flow/sign-in-state.ts';
import styles from './step-frame.module.css';
import { StepIcon } from './step-icon.tsx';
import { STEP_MESSAGE, STEP_SUBTITLE, STEP_TITLE } from './step-ids.ts';
import { stepTexts } from './step-texts.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  state: SignInState;
  onBack: () => void;
  children: ReactNode;
}

/** Back, title and subtitle of a step. The heading also announces what has just succeeded. */
export const StepFrame = ({ state, onBack, children }: Props) => {
  const { step, message, call } = state;
  const { title, subtitle } = stepTexts(state);
  const { frame, heading } = useStepFocus(state);
  return (
    <div className={styles.frame} ref={frame}>
      {step !== 'login' && (
        <Button kind="quiet" size="small" className={styles.back} disabled={call !== null} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {step === 'passwordReset' ? 'Back to Login' : 'Back'}
        </Button>
      )}
      <StepIcon step={step} />
      <h1
        className={styles.title}
        id={STEP_TITLE}
        ref={heading}
        tabIndex={-1}
        aria-describedby={message ? STEP_MESSAGE : undefined}
      >
        {title}
      </h1>
      <p className={styles.subtitle} id={STEP_SUBTITLE}>
        {subtitle}
      </p>
      {children}
    </div>
  );
};
