import type { ModuleName } from '@marketplace/shared/contracts';
import { X } from 'lucide-react';
import styles from './module-picker.module.css';

interface Props {
  modules: ModuleName[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export const ChosenModules = ({ modules, chosen, onChange }: Props) => {
  if (chosen.length === 0) return null;
  const nameOf = (id: string) => modules.find((module) => module.id === id)?.name ?? id;
  return (
    <ul className={styles.chips} aria-label="Selected modules">
      {chosen.map((id) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${nameOf(id)}`}
            onClick={() => onChange(chosen.filter((other) => other !== id))}
          >
            {nameOf(id)}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
};
