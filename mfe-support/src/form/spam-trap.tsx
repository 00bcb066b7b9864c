import styles from './spam-trap.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** A field that no person meets, neither by eye nor by ear nor by Tab: what fills it in is a program. */
export const SpamTrap = ({ value, onChange }: Props) => (
  <div className={styles.trap} aria-hidden>
    <label>
      Website
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  </div>
);
