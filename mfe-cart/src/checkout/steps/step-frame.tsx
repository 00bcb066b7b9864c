import { Entrance } from '@marketplace/shared/motion';
import type { ReactNode, Ref } from 'react';
import styles from './step-frame.module.css';

interface Props {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  lead?: ReactNode;
  /** A link back. */
  back: ReactNode;
  children: ReactNode;
}

/** One step: its heading, which takes the focus, and its content. */
export const StepFrame = ({ heading, title, lead, back, children }: Props) => (
  <Entrance as="section" className={styles.step ?? ''} aria-labelledby="checkout-step">
    <header className={styles.header}>
      <h2 className={styles.title} id="checkout-step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
    <p className={styles.back}>{back}</p>
  </Entrance>
);
