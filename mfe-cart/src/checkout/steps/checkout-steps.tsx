import { Link } from '@marketplace/shared/router';
import { classNames } from '@marketplace/shared/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './checkout-steps.module.css';
import { CONFIRMATION, steps, stepPath, stepTitles } from './steps.ts';

interface Props {
  /** Index of the step on screen, from 0; 3 is the confirmation, after which there is no way back. */
  current: number;
  /** The furthest step that is open. */
  furthest: number;
  /** The furthest step that has been shown: those before it are done, if they are still open. */
  seen: number;
}

interface StepProps {
  number: number;
  title: string;
  state: 'done' | 'current' | 'open';
  /** Its address, if the buyer can go there. */
  to: string | undefined;
}

const Words = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className={styles.words}>
      {children}
    </Link>
  ) : (
    <span className={styles.words}>{children}</span>
  );

const StepMark = ({ number, title, state, to }: StepProps) => (
  <li className={classNames(styles.step, styles[state])} aria-current={state === 'current' ? 'step' : undefined}>
    <Words to={to}>
      <span className={styles.number} aria-hidden>
        {state === 'done' ? <Check size={14} strokeWidth={2.5} /> : number}
      </span>
      <span className={styles.title}>{title}</span>
      {state === 'done' && <span className="visually-hidden">, done</span>}
    </Words>
  </li>
);

/** The steps from the cart to the order. Open ones are links, until the order is placed. */
export const CheckoutSteps = ({ current, furthest, seen }: Props) => {
  const stateOf = (index: number) => {
    if (index === current) return 'current';
    return index < Math.min(seen, furthest) ? 'done' : 'open';
  };
  const mayGo = (index: number) => current !== CONFIRMATION && index !== current && index <= furthest;
  return (
    <nav aria-label="Checkout steps">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepMark
            key={step}
            number={index + 1}
            title={stepTitles[step]}
            state={stateOf(index)}
            to={mayGo(index) ? stepPath(step) : undefined}
          />
        ))}
        <StepMark
          number={CONFIRMATION + 1}
          title="Confirmation"
          state={current === CONFIRMATION ? 'current' : 'open'}
          to={undefined}
        />
      </ol>
    </nav>
  );
};
