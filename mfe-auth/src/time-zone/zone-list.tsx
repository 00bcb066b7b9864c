import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ZoneOption } from './use-time-zone-field.ts';
import styles from './zone-list.module.css';

interface Props {
  id: string;
  options: ZoneOption[];
  /** Index of the entry that Enter would choose. */
  active: number;
  /** What is chosen now. */
  value: string;
  onChoose: (option: ZoneOption) => void;
  onPoint: (index: number) => void;
}

/** The entries of the open field. The focus stays in the field. */
export const ZoneList = ({ id, options, active, value, onChoose, onPoint }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, options.length]);
  if (options.length === 0)
    return (
      <p className={styles.none} role="status">
        No time zone has that in its name. Try a large city near you.
      </p>
    );
  return (
    <ul ref={list} className={styles.list} id={`${id}-list`} role="listbox" aria-label="Time zones">
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          className={styles.option}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onMouseUp={() => onChoose(option)}
        >
          <span className={styles.texts}>
            <span>{option.label}</span>
            <span className={styles.detail}>{option.detail}</span>
          </span>
          {option.value === value && <Check size={16} strokeWidth={2} aria-hidden />}
        </li>
      ))}
    </ul>
  );
};
