import { formatCount } from '../../contracts/index.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { typedInteger } from '../form/typed-number.ts';
import styles from './page-field.module.css';

interface Props {
  /** From 0. */
  page: number;
  /** The last page, from 0. */
  last: number;
  onPage: (page: number) => void;
}

/** "Page 3 of 120": goes to the typed page on Enter, or to the nearest existing one, and says so. */
export const PageField = ({ page, last, onPage }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  // Said about a page, until another one is shown.
  const [note, setNote] = useState({ page, text: '' });
  const count = formatCount(last + 1);
  const noteOf = (number: number | undefined) => {
    if (number === undefined) return `Type a page from 1 to ${count}.`;
    if (number > last + 1) return `There are only ${count} pages. This is the last one.`;
    return number < 1 ? 'This is the first page.' : '';
  };
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === undefined) return;
    const number = typedInteger(typed);
    const next = number === undefined ? page : Math.min(Math.max(number - 1, 0), last);
    setNote({ page: next, text: noteOf(number) });
    if (number === undefined) return;
    setTyped(undefined);
    onPage(next);
  };
  return (
    <form className={styles.form} noValidate onSubmit={go}>
      <label htmlFor={id}>
        Page<span className="visually-hidden"> to go to, of {count}</span>
      </label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={9}
        value={typed ?? String(page + 1)}
        aria-describedby={`${id}-note`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setNote({ page, text: '' });
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span aria-hidden>of {count}</span>
      <span id={`${id}-note`} role="status" className={styles.note}>
        {note.page === page && note.text}
      </span>
    </form>
  );
};
