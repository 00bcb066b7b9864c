import type { ModuleName } from '@marketplace/shared/contracts';
import { TextField } from '@marketplace/shared/ui/form';
import { useId, useState, type KeyboardEvent } from 'react';
import { ChosenModules } from './chosen-modules.tsx';
import { MOST_MODULES } from './demo-draft.ts';
import { ModuleOptions } from './module-options.tsx';
import styles from './module-picker.module.css';

interface Props {
  modules: ModuleName[];
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

const SHOWN = 8;

const matching = (modules: ModuleName[], chosen: string[], typed: string) => {
  const words = typed.trim().toLowerCase();
  return modules.filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(words)).slice(0, SHOWN);
};

/** Several modules, found by typing: arrows choose, Enter adds, Escape closes, Backspace takes the last one away. */
export const ModulePicker = ({ modules, chosen, error, onChange }: Props) => {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const options = matching(modules, chosen, typed);
  const isFull = chosen.length >= MOST_MODULES;
  const shown = isOpen && !isFull;
  const search = (text: string) => {
    setTyped(text);
    setAt(0);
    setIsOpen(true);
  };
  const add = (index: number) => {
    const module = options[index];
    if (!module || isFull) return;
    onChange([...chosen, module.id]);
    setTyped('');
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setAt(shown ? (at + step + options.length) % options.length : 0);
      setIsOpen(true);
    }
    if (event.key === 'Enter' && (shown || typed !== '')) {
      event.preventDefault();
      add(at);
    }
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1));
  };
  return (
    <div className={styles.picker}>
      <div className={styles.box}>
        <TextField
          label="Modules of interest"
          optional
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && options[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={isFull}
          placeholder={isFull ? `${MOST_MODULES} modules are enough for half an hour` : 'Search by name'}
          value={typed}
          error={error}
          onChange={(event) => search(event.target.value)}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
        {shown && <ModuleOptions listId={listId} options={options} at={at} onPoint={setAt} onChoose={add} />}
      </div>
      <ChosenModules modules={modules} chosen={chosen} onChange={onChange} />
    </div>
  );
};
