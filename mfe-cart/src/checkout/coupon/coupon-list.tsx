import { Button } from '@marketplace/shared/ui';
import styles from './coupon-list.module.css';
import { couponTerms } from './coupon-terms.ts';
import { useCoupons } from './use-coupons.ts';

interface Props {
  /** The code that is being checked. */
  asking: string | undefined;
  onPick: (code: string) => void;
}

/** Coupons to pick from. */
export const CouponList = ({ asking, onPick }: Props) => {
  const coupons = useCoupons();
  if (coupons.length === 0) return null;
  return (
    <ul className={styles.coupons} aria-label="Coupons for you">
      {coupons.map((coupon) => (
        <li key={coupon.id} className={styles.coupon}>
          <span className={styles.words}>
            <span className={styles.name}>{coupon.name}</span>
            <span className={styles.terms}>{couponTerms(coupon)}</span>
          </span>
          <span className={styles.code}>{coupon.code}</span>
          <Button
            size="small"
            aria-label={`Apply ${coupon.code}`}
            busy={asking === coupon.code && 'Applying...'}
            onClick={() => onPick(coupon.code)}
          >
            Apply
          </Button>
        </li>
      ))}
    </ul>
  );
};
