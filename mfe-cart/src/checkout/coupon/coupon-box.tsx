import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CouponState } from './use-coupon.ts';
import { AppliedCoupon } from './applied-coupon.tsx';
import styles from './coupon-box.module.css';
import { CouponField } from './coupon-field.tsx';

const CouponList = lazy(async () => ({ default: (await import('./coupon-list.tsx')).CouponList }));

interface Props {
  coupon: CouponState;
  /** Part of a summary: without a frame and coupons to pick from. */
  inline?: boolean;
}

/** The order's coupon, or the ways to add one, collapsed until needed. The focus moves from one to the other. */
export const CouponBox = ({ coupon, inline = false }: Props) => {
  const { applied, asking, refused, apply, remove } = coupon;
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? refused !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const moved = useRef(false);
  const code = applied?.code;

  useEffect(() => {
    if (!moved.current) return;
    if (code !== undefined) box.current?.focus({ preventScroll: true });
    else field.current?.focus({ preventScroll: true });
    moved.current = false;
  }, [code, open, refused]);

  const moving =
    <Values extends unknown[]>(run: (...values: Values) => void) =>
    (...values: Values) => {
      moved.current = true;
      setOpen(true);
      run(...values);
    };
  return (
    <div className={inline ? styles.inline : styles.box} ref={box} tabIndex={-1} role="group" aria-label="Coupon">
      {applied ? (
        <AppliedCoupon coupon={applied} inline={inline} onRemove={moving(remove)} />
      ) : (
        <>
          <button
            type="button"
            className={styles.add}
            aria-expanded={open}
            onClick={open ? () => setOpen(false) : moving(() => undefined)}
          >
            Add a coupon
            <ChevronDown size={16} aria-hidden />
          </button>
          {open && <CouponField coupon={{ ...coupon, apply: moving(apply) }} field={field} />}
          {open && !inline && (
            <Suspense>
              <CouponList asking={asking} onPick={moving(apply)} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
};
