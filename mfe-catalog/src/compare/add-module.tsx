import { type ModuleName, MOST_COMPARED } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { Plus } from 'lucide-react';
import { SEARCH_LIMIT } from '../search/search-limit.ts';
import { useSearch } from '../search/use-search.ts';
import styles from './compare.module.css';

const MOST_OFFERED = 5;

interface Props {
  /** Ids of the modules that are already compared. */
  ids: string[];
  onAdd: (module: ModuleName) => void;
}

/** Finds more modules to compare. */
export const AddModule = ({ ids, onAdd }: Props) => {
  const search = useSearch();
  if (ids.length >= MOST_COMPARED) return null;
  const found = search.results.filter(({ id }) => !ids.includes(id)).slice(0, MOST_OFFERED);
  const add = ({ id, name }: ModuleName) => {
    search.type('');
    onAdd({ id, name });
  };
  return (
    <div role="search" aria-label="Add a module" className={styles.add}>
      <TextField
        label="Add a module"
        placeholder="Name, category or tag"
        autoComplete="off"
        maxLength={SEARCH_LIMIT}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
      />
      <div aria-live="polite">
        {search.open && search.answered && found.length === 0 && (
          <p className={styles.none}>
            {search.status === 'failed' ? 'Search isn’t responding. Try again.' : 'No other modules found.'}
          </p>
        )}
        {search.open && found.length > 0 && (
          <ul className={styles.found}>
            {found.map((module) => (
              <li key={module.id}>
                <Button kind="quiet" wide aria-label={`Add ${module.name}`} onClick={() => add(module)}>
                  <Plus size={16} strokeWidth={1.75} aria-hidden /> {module.name}
                  <span className={styles.place}>{module.category}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
