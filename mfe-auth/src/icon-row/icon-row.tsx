import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './icon-row.module.css';

interface Props {
  icon: LucideIcon;
  title: ReactNode;
  /** A heading that can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Facts about it, in small print. */
  children: ReactNode;
  action: ReactNode;
}

/** A row of a list: icon, title, facts and actions. */
export const IconRow = ({ icon: Icon, title, titleRef, children, action }: Props) => (
  <li className={styles.row}>
    <span className={styles.icon}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </span>
    <div className={styles.texts}>
      <h3 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
      <p className={styles.facts}>{children}</p>
    </div>
    {action}
  </li>
);
