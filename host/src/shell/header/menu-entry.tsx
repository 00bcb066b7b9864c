import { Link } from '@marketplace/shared/router';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import styles from './menu-entry.module.css';

interface Entry {
  label: string;
  icon: LucideIcon;
}

interface LinkEntry extends Entry {
  to: string;
}

/** An entry of a menu that goes somewhere. */
export const EntryLink = ({ label, icon: Icon, to }: LinkEntry) => (
  <li>
    <Link to={to} className={styles.entry}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
    </Link>
  </li>
);

/** An entry of a menu that does something; its children follow the label. */
export const EntryButton = ({
  label,
  icon: Icon,
  children,
  ...rest
}: Entry & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <li>
    <button type="button" {...rest} className={styles.entry}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span>{label}</span>
      {children}
    </button>
  </li>
);
