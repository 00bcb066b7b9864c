import { formatCount, type CategoryEntry, holdsWords } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Button } from '@marketplace/shared/ui';
import { useState, type CSSProperties } from 'react';
import styles from './category-index.module.css';
import { categoryPage } from '../subject/paths.ts';

/** How many the narrow and the wide index show at first, as in its styles. */
const SHOWN = { narrow: 16, wide: 40 };

const EntryLink = ({ entry: { id, name, hue, moduleCount } }: { entry: CategoryEntry }) => (
  <Link to={categoryPage(id)} className={styles.entry} style={{ '--hue': hue } as CSSProperties}>
    <span dir="auto" className={styles.name}>
      {name}
    </span>
    <span className={styles.count}>{formatCount(moduleCount)}</span>
    <span className="visually-hidden"> modules</span>
  </Link>
);

/** Links to all categories: the first ones, then all on demand. Without scripts, all of them. */
export const CategoryIndex = ({ entries }: { entries: CategoryEntry[] }) => {
  const [search, setSearch] = useState('');
  const [whole, setWhole] = useState(false);
  const holds = holdsWords(search);
  const found = entries.filter(({ name }) => holds(name));
  const count = formatCount(found.length);
  return (
    <nav className={styles.index} aria-label="All categories" data-whole={whole || undefined}>
      <div className={styles.filter}>
        {/* A plain field: the shared ones would load with every dashboard, however short. */}
        <input
          type="search"
          className={styles.field}
          aria-label="Filter categories"
          placeholder="Filter categories"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{search && (found.length === 0 ? 'No categories found.' : `${count} found`)}</p>
      </div>
      <ul className={styles.list}>
        {found.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
      {found.length > SHOWN.narrow && (
        <div className={styles.toggle} data-wide={found.length > SHOWN.wide || undefined}>
          <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show fewer categories' : `Show all ${count} categories`}
          </Button>
        </div>
      )}
    </nav>
  );
};
