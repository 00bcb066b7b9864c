import { formatCount, type FacetValue } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Check } from 'lucide-react';
import styles from './facets.module.css';

interface Props {
  option: FacetValue;
  chosen: boolean;
  /** Where choosing or removing it leads. */
  to: string;
}

/** A value to narrow a list by, as a link, which works without scripts. Search engines need not follow it. */
export const FacetOption = ({ option: { label, count }, chosen, to }: Props) => (
  <li>
    <Link to={to} className={styles.option} rel="nofollow" preventScrollReset aria-current={chosen || undefined}>
      <span className={styles.box} aria-hidden>
        {chosen && <Check size={12} strokeWidth={3} />}
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>
        {formatCount(count)}
        <span className="visually-hidden"> {count === 1 ? 'module' : 'modules'}</span>
      </span>
    </Link>
  </li>
);
