import { Button } from '@marketplace/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step-frame.module.css';
import { steps, type AuthStep } from './steps.ts';

interface Props {
  step: AuthStep;
  onStep: (step: AuthStep) => void;
  children: ReactNode;
}

/** Back, title and subtitle of a step. A new step takes the focus to its title. */
export const StepFrame = ({ step, onStep, children }: Props) => {
  const { title, subtitle, back } = steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className={styles.frame}>
      {back && (
        <Button kind="quiet" size="small" className={styles.back} onClick={() => onStep(back)}>
          <ArrowLeft size={16} aria-hidden />
          Back
        </Button>
      )}
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.subtitle}>{subtitle}</p>
      {children}
    </div>
  );
};
