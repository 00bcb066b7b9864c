import { useField } from '@marketplace/shared/form';
import styles from './spam-trap.module.css';

/** A field hidden from sight, screen readers and Tab: only bots fill it in. */
export const SpamTrap = () => {
  const { text, set } = useField('website');
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={text}
          onChange={(event) => set(event.target.value)}
        />
      </label>
    </div>
  );
};
