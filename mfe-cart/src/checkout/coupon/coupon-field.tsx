import { Button } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { useState, type FormEvent, type Ref } from 'react';
import type { CouponState } from './use-coupon.ts';
import styles from './coupon-field.module.css';

interface Props {
  coupon: CouponState;
  field: Ref<HTMLInputElement>;
}

/** A code, and the server's message about it. A refused one stays, to be corrected. */
export const CouponField = ({ coupon: { refused, asking, apply }, field }: Props) => {
  const [typed, setTyped] = useState(refused?.code ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <TextField
          ref={field}
          label="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={refused?.message}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" className={styles.apply ?? ''} busy={asking !== undefined && 'Applying...'}>
        Apply
      </Button>
      <p className="visually-hidden" role="status">
        {refused?.message}
      </p>
    </form>
  );
};
