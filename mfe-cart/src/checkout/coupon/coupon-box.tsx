import { lazy, Suspense, useEffect, useRef } from 'react';
import type { CouponState } from './use-coupon.ts';
import { AppliedCoupon } from './applied-coupon.tsx';
import styles from './coupon-box.module.css';
import { CouponField } from './coupon-field.tsx';

const CouponList = lazy(async () => ({ default: (await import('./coupon-list.tsx')).CouponList }));

interface Props {
  coupon: CouponState;
  currency: string;
  /** Part of a summary: without a frame and coupons to pick from. */
  inline?: boolean;
}

/** The order's coupon, or the ways to one. The focus follows from one to the other. */
export const CouponBox = ({ coupon, currency, inline = false }: Props) => {
  const { applied, asking, apply, remove } = coupon;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const moved = useRef(false);
  const code = applied?.code;

  useEffect(() => {
    if (!moved.current) return;
    if (code !== undefined) box.current?.focus({ preventScroll: true });
    else field.current?.focus({ preventScroll: true });
    moved.current = false;
  }, [code]);

  const moving =
    <Values extends unknown[]>(run: (...values: Values) => void) =>
    (...values: Values) => {
      moved.current = true;
      run(...values);
    };
  return (
    <div className={inline ? styles.inline : styles.box} ref={box} tabIndex={-1} role="group" aria-label="Coupon">
      {applied ? (
        <AppliedCoupon coupon={applied} currency={currency} onRemove={moving(remove)} />
      ) : (
        <>
          <CouponField coupon={{ ...coupon, apply: moving(apply) }} field={field} />
          {!inline && (
            <Suspense>
              <CouponList asking={asking} onPick={moving(apply)} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
};
