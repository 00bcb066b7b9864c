import type { ModuleAccessLevel, ModuleGrant } from '@marketplace/shared/contracts';
import styles from './access-control.module.css';

const levels: { value: ModuleAccessLevel; label: string }[] = [
  { value: 'Full Access', label: 'Full' },
  { value: 'Partial Access', label: 'Partial' },
  { value: 'No Access', label: 'No Access' },
];

interface Props {
  grant: ModuleGrant;
  disabled: boolean;
  onChange: (access: ModuleAccessLevel) => void;
}

/** Full, partial or no access; a module without sections has no partial access. */
export const AccessControl = ({ grant: { moduleId, moduleName, access, sections }, disabled, onChange }: Props) => (
  <fieldset className={styles.control} disabled={disabled}>
    <legend className="visually-hidden">{`Access to ${moduleName}`}</legend>
    {levels.map(({ value, label }) => (
      <label key={value} className={styles.level} data-level={value} data-chosen={access === value || undefined}>
        <input
          type="radio"
          name={`access-${moduleId}`}
          value={value}
          checked={access === value}
          disabled={value === 'Partial Access' && sections.length === 0}
          onChange={() => onChange(value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
