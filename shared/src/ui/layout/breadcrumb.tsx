import { ChevronRight } from 'lucide-react';
import { Link } from '../../router/index.ts';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  to?: string;
}

export const Breadcrumb = ({ crumbs }: { crumbs: Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.list}>
      {crumbs.map(({ label, to }, index) => (
        <li key={`${index} ${label}`} className={styles.crumb}>
          {index > 0 && <ChevronRight size={14} aria-hidden />}
          {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
