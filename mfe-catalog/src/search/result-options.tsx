import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { ModuleIcon } from '@marketplace/shared/ui';
import { Marked } from './marked.tsx';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

interface Props {
  listId: string;
  search: ReturnType<typeof useSearch>;
  chosen: number;
  onChoose: (index: number) => void;
  onGo: () => void;
}

/** The results of a search as links: the combobox handles the keys, and the pointer opens them like any link. */
export const ResultOptions = ({ listId, search, chosen, onChoose, onGo }: Props) => (
  <div id={listId} role="listbox" aria-label="Modules">
    {search.results.map((module, index) => (
      <Link
        key={module.id}
        id={`${listId}-${index}`}
        to={modulePage(module.id)}
        role="option"
        aria-selected={index === chosen}
        tabIndex={-1}
        className={styles.option}
        onMouseMove={() => onChoose(index)}
        onClick={(event) => !(event.ctrlKey || event.metaKey || event.shiftKey) && onGo()}
      >
        <ModuleIcon name={module.name} iconUrl={module.iconUrl} size={36} />
        <span className={styles.words}>
          <span className={styles.name}>
            <Marked text={module.name} query={search.query} />
          </span>
          <span className={styles.tagline}>
            <Marked text={module.tagline} query={search.query} />
          </span>
        </span>
        <span className={styles.category}>{module.comingSoon ? 'Coming Soon' : module.category}</span>
      </Link>
    ))}
  </div>
);
