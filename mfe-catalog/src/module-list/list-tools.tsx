import { useHref, useLocation, useNavigate } from '@marketplace/shared/router';
import { Button } from '@marketplace/shared/ui';
import { SelectField, TextField } from '@marketplace/shared/ui/form';
import { useEffect, useState, type FormEvent } from 'react';
import { isTooLong, TOO_LONG } from '../search/search-limit.ts';
import { useDebounced } from '../search/use-debounced.ts';
import styles from './module-list.module.css';
import { addressWith, sortOptions, type ListView } from './list-view.ts';

/** How long typing must pause before the list changes, in milliseconds. */
const DELAY = 300;

interface Props {
  view: ListView;
  query: URLSearchParams;
  /** Names the field. */
  label: string;
  placeholder: string;
}

/** Parameters that the fields don't hold; a form without scripts sends them as well. */
const others = (query: URLSearchParams) => [...query].filter(([name]) => !['q', 'sort', 'page'].includes(name));

/** Searches and sorts a list: while people type or, without scripts, as a form. */
export const ListTools = ({ view, query, label, placeholder }: Props) => {
  const navigate = useNavigate();
  const action = useHref(useLocation().pathname);
  const [typed, setTyped] = useState(view.words);
  const [known, setKnown] = useState(view.words);
  // A change from outside, such as Back, takes precedence.
  if (known !== view.words) {
    setKnown(view.words);
    setTyped(view.words);
  }
  const [settled, hurry] = useDebounced(typed, DELAY);
  const isLong = isTooLong(typed);
  const go = (changes: Record<string, string | null>) =>
    void navigate(addressWith(query, changes), { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (settled === typed && settled.trim() !== view.words.trim() && !isTooLong(settled)) go({ q: settled.trim() });
    // `go` belongs to the address at that time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    hurry();
  };
  return (
    <form className={styles.tools} action={action} method="get" role="search" onSubmit={submit}>
      <div className={styles.words}>
        <TextField
          label={label}
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          error={isLong ? TOO_LONG : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          name="sort"
          options={sortOptions}
          value={view.sort}
          onChange={(event) => go({ sort: event.target.value === 'rank' ? null : event.target.value })}
        />
      </div>
      {others(query).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <span className={styles.apply}>
        <Button type="submit">Apply</Button>
      </span>
    </form>
  );
};
