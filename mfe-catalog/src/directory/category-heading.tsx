import { Link } from '@marketplace/shared/router';
import { ChevronDown } from 'lucide-react';
import { categoryPage } from '../subject/paths.ts';
import styles from './directory.module.css';

interface Props {
  category: { id: string; name: string };
  /** What it is about or contains. */
  text: string;
  open: boolean;
  onToggle: () => void;
  /** The id of what opens. */
  controls: string;
}

/** A link to the category's page and, beside it, a button that opens its buckets here. */
export const CategoryHeading = ({ category: { id, name }, text, open, onToggle, controls }: Props) => (
  <div className={styles.categoryHeading}>
    <h3 className={styles.categoryName}>
      <Link to={categoryPage(id)} dir="auto">
        {name}
      </Link>
    </h3>
    <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      <span className="visually-hidden">{`${name}: `}</span>
      <span className={styles.categoryText} dir="auto">
        {text}
      </span>
      <ChevronDown size={18} aria-hidden className={styles.chevron} />
    </button>
  </div>
);
