import { Button } from '@marketplace/shared/ui';
import { TicketPercent } from 'lucide-react';
import type { Quote } from '@marketplace/shared/contracts';
import styles from './applied-coupon.module.css';

interface Props {
  coupon: NonNullable<Quote['coupon']>;
  /** Shown among amounts that name its code. */
  inline: boolean;
  onRemove: () => void;
}

/** The order's coupon. Its discount is among the amounts. */
export const AppliedCoupon = ({ coupon: { code, name }, inline, onRemove }: Props) => (
  <div className={styles.coupon}>
    <TicketPercent size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <div className={styles.words} role="status">
      <p className={inline ? 'visually-hidden' : styles.title}>{`Coupon ${code} applied`}</p>
      <p className={styles.text}>{name}</p>
    </div>
    <Button size="small" onClick={onRemove} aria-label={`Remove coupon ${code}`}>
      Remove
    </Button>
  </div>
);
