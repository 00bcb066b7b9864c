import { holdsWords } from '@marketplace/shared/contracts';
import { CheckboxField, FieldError, SearchField } from '@marketplace/shared/ui/form';
import { useId, useState } from 'react';
import editing from '../editing/editor.module.css';
import styles from './choice-list.module.css';

interface Props {
  label: string;
  /** What the options are, such as `modules`. */
  what: string;
  options: { value: string; label: string }[];
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** More than people scroll through; search finds the rest. */
const listed = 100;

/** A searchable multi-select. */
export const ChoiceList = ({ label, what, options, chosen, error, onChange }: Props) => {
  const [search, setSearch] = useState('');
  // Initial choices come first; a row ticked now does not move.
  const [first] = useState(chosen);
  const id = useId();
  const holds = holdsWords(search);
  const found = options
    .filter((option) => holds(option.label))
    .sort((one, other) => Number(first.includes(other.value)) - Number(first.includes(one.value)));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>{`${label} (${chosen.length})`}</legend>
      <SearchField label={`Search ${what}`} placeholder="Name" value={search} onSearch={setSearch} instant />
      <ul className={styles.options} aria-label={label}>
        {found.slice(0, listed).map((option) => (
          <li key={option.value}>
            <CheckboxField
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
              {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
            />
          </li>
        ))}
      </ul>
      {found.length > listed && <p className={editing.help}>{`${found.length - listed} more. Search to find them.`}</p>}
      {error && <FieldError id={id} text={error} isAlert />}
    </fieldset>
  );
};
