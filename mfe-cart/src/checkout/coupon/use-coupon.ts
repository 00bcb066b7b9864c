import type { CouponRefusal } from '@marketplace/shared/contracts';
import { useEffect, useState } from 'react';
import type { QuoteState } from '../quote/use-quote.ts';

const pattern = /^[A-Za-z0-9-]{1,40}$/;

interface Refused {
  code: string;
  message: string;
}

const malformed = (code: string): Refused => ({
  code,
  message: code === '' ? 'Enter a code.' : 'Use only letters, numbers and hyphens.',
});

const refusedOf = (code: string, { message }: CouponRefusal): Refused => ({ code, message });

/** The order's coupon, sent with the quote request; the response accepts it or says why not. */
export const useCoupon = (
  { quote, stale, error }: QuoteState,
  asked: string | null,
  change: (couponCode: string | null) => void,
) => {
  const [refused, setRefused] = useState<Refused>();

  useEffect(() => {
    if (stale || asked === null || !quote?.couponRefusal) return;
    setRefused(refusedOf(asked, quote.couponRefusal));
    change(null);
    // What the response says about the code counts once, when it arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [quote, stale]);

  const apply = (typed: string) => {
    const code = typed.trim();
    setRefused(pattern.test(code) ? undefined : malformed(code));
    if (pattern.test(code)) change(code);
  };
  const remove = () => {
    setRefused(undefined);
    change(null);
  };
  const applied = quote?.coupon ?? undefined;
  return {
    applied: asked === null ? undefined : applied,
    refused,
    /** The code that the server is checking right now. */
    asking:
      asked !== null && stale && !error && applied?.code.toUpperCase() !== asked.toUpperCase() ? asked : undefined,
    apply,
    remove,
  };
};

export type CouponState = ReturnType<typeof useCoupon>;
