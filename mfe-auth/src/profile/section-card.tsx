import { Card } from '@marketplace/shared/ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './section-card.module.css';

interface Props {
  /** Anchor for links. */
  id?: string;
  title: string;
  /** Below the title: what the section is for. */
  lead?: ReactNode;
  /** Beside the title, quieter: a count. */
  aside?: ReactNode;
  /** Takes the focus when the element that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A card with a heading that names it. */
export const SectionCard = ({ id: anchor, title, lead, aside, headingRef, children }: Props) => {
  const id = useId();
  return (
    <Card id={anchor} role="region" aria-labelledby={id} className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
};
