import { TextField } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import { ChosenModules } from './chosen-modules.tsx';
import { MOST_MODULES } from './demo-draft.ts';
import { ModuleOptions } from './module-options.tsx';
import styles from './module-picker.module.css';
import { useModulePicker, type ModulePickerProps } from './use-module-picker.ts';

/** Picks modules by typing: arrows choose, Enter adds, Escape closes, Backspace removes the last one. */
export const ModulePicker = (props: ModulePickerProps) => {
  const { modules, chosen, error, onChange } = props;
  const listId = useId();
  const { typed, options, at, setAt, isFull, shown, search, add, open, close, onKeyDown } = useModulePicker(props);
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
          placeholder={isFull ? `Up to ${MOST_MODULES} modules per demo` : 'Search by name'}
          value={typed}
          error={error}
          onChange={(event) => search(event.target.value)}
          onFocus={open}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {shown && <ModuleOptions listId={listId} options={options} at={at} onPoint={setAt} onChoose={add} />}
      </div>
      <ChosenModules modules={modules} chosen={chosen} onChange={onChange} />
    </div>
  );
};
