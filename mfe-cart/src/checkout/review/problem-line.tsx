import { Button, ModuleIcon } from '@marketplace/shared/ui';
import { CircleAlert } from 'lucide-react';
import styles from './review-line.module.css';

interface Props {
  name: string;
  iconUrl: string | null;
  /** Why it can't be bought. */
  problem: string;
  onRemove: () => void;
}

/** A line that can't be ordered, and a button to go on without it. */
export const ProblemLine = ({ name, iconUrl, problem, onRemove }: Props) => (
  <li className={styles.line}>
    <ModuleIcon name={name} iconUrl={iconUrl} size={40} />
    <div className={styles.words}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.problem}>
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
        {problem}
      </p>
    </div>
    <Button size="small" onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  </li>
);
