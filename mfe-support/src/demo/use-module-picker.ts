import { holdsWords, type ModuleName } from '@marketplace/shared/contracts';
import { useState, type KeyboardEvent } from 'react';
import { MOST_MODULES } from './demo-draft.ts';

export interface ModulePickerProps {
  modules: ModuleName[];
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

const SHOWN = 8;

const matching = (modules: ModuleName[], chosen: string[], typed: string) => {
  const holds = holdsWords(typed);
  return modules.filter(({ id, name }) => !chosen.includes(id) && holds(name)).slice(0, SHOWN);
};

/** What is typed and suggested, and what the keys do with it. */
export const useModulePicker = ({ modules, chosen, onChange }: ModulePickerProps) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const options = matching(modules, chosen, typed);
  const isFull = chosen.length >= MOST_MODULES;
  const shown = isOpen && !isFull;
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const search = (text: string) => {
    setTyped(text);
    setAt(0);
    open();
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
      open();
    }
    if (event.key === 'Enter' && (shown || typed !== '')) {
      event.preventDefault();
      add(at);
    }
    if (event.key === 'Escape') close();
    if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1));
  };
  return { typed, options, at, setAt, isFull, shown, search, add, open, close, onKeyDown };
};
