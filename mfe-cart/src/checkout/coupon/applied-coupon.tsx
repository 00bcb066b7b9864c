import { Button, formatMoney } from '@marketplace/shared/ui';
import { TicketPercent } from 'lucide-react';
import type { Quote } from '@marketplace/shared/contracts';
import styles from './applied-coupon.module.css';

interface Props {
  coupon: NonNullable<Quote['coupon']>;
  currency: string;
  onRemove: () => void;
}

/** The coupon that the order has, and what it takes off. */
export const AppliedCoupon = ({ coupon: { code, name, discount }, currency, onRemove }: Props) => (
  <div className={styles.coupon}>
    <TicketPercent size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <div className={styles.words} role="status">
      <p className={styles.title}>{`Coupon ${code} applied`}</p>
      <p className={styles.text}>{`${name}: ${formatMoney(discount, currency)} off before tax`}</p>
    </div>
    <Button size="small" onClick={onRemove} aria-label={`Remove coupon ${code}`}>
      Remove
    </Button>
  </div>
);
