import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  tone: 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A sentence about the content next to it. Dangers are announced at once. */
export const Notice = ({ tone, children }: Props) => {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  );
};
