import { useField } from '@marketplace/shared/form';
import { FieldError } from '@marketplace/shared/ui/form';
import { Star } from 'lucide-react';
import { useId } from 'react';
import styles from './review-form.module.css';

const meanings = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars, as a group of radio buttons; 0 until the user chooses. */
export const StarField = ({ name, label }: { name: string; label: string }) => {
  const id = useId();
  const { value, set, error, busy } = useField(name);
  const chosen = Number(value);
  return (
    <fieldset
      role="radiogroup"
      className={styles.starField}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.starRow}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.starChoice} data-on={stars <= chosen || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={stars}
              checked={stars === chosen}
              disabled={busy}
              onChange={() => set(stars)}
            />
            <Star size={28} fill="currentColor" strokeWidth={0} aria-hidden />
            <span className="visually-hidden">{`${stars} ${stars === 1 ? 'star' : 'stars'}: ${meanings[stars]}`}</span>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden>
          {meanings[chosen]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
};
