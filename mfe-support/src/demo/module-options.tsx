import type { ModuleName } from '@marketplace/shared/contracts';
import styles from './module-picker.module.css';

interface Props {
  listId: string;
  options: ModuleName[];
  at: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

export const ModuleOptions = ({ listId, options, at, onPoint, onChoose }: Props) => (
  // The field keeps the focus while the pointer is on the list.
  <div className={styles.list} role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {options.length === 0 && <p className={styles.nothing}>No modules found.</p>}
    <ul id={listId} role="listbox" aria-label="Modules">
      {options.map(({ id, name }, index) => (
        // The combobox handles the keys; the list only follows.
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
        <li
          key={id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          onMouseMove={() => onPoint(index)}
          onClick={() => onChoose(index)}
        >
          {name}
        </li>
      ))}
    </ul>
  </div>
);
