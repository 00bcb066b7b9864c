import { Button, ModuleIcon, SkeletonList } from '@marketplace/shared/ui';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

interface Props {
  listId: string;
  search: ReturnType<typeof useSearch>;
  chosen: number;
  onChoose: (index: number) => void;
  onGo: (index: number) => void;
}

const NothingFound = ({ query }: { query: string }) => (
  <div className={styles.nothing} role="status">
    <p>
      <strong>No modules found</strong> <span>for “{query}”</span>
    </p>
    <p>Try searching with different keywords.</p>
  </div>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.nothing} role="alert">
    <p>
      <strong>The search did not answer</strong>
    </p>
    <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
      Try Again
    </Button>
  </div>
);

const Options = ({ listId, search, chosen, onChoose, onGo }: Props) => (
  <ul id={listId} role="listbox" aria-label="Modules">
    {search.results.map((module, index) => (
      // The combobox handles the keys.
      // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
      <li
        key={module.id}
        id={`${listId}-${index}`}
        role="option"
        aria-selected={index === chosen}
        className={styles.option}
        onMouseMove={() => onChoose(index)}
        onClick={() => onGo(index)}
      >
        <ModuleIcon name={module.name} iconUrl={module.iconUrl} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>{module.name}</span>
          <span className={styles.tagline}>{module.tagline}</span>
        </span>
        <span className={styles.category}>{module.comingSoon ? 'Coming Soon' : module.category}</span>
      </li>
    ))}
  </ul>
);

export const SearchResults = (props: Props) => {
  const { search } = props;
  return (
    // Keeps the focus in the field when the results are pressed.
    <div className={styles.results} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {search.status === 'loading' && <SkeletonList count={3} />}
      {search.status === 'failed' && <Failed onRetry={search.reload} />}
      {search.status === 'loaded' &&
        (search.results.length > 0 ? <Options {...props} /> : <NothingFound query={search.query} />)}
    </div>
  );
};
