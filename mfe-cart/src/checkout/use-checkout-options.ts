import { CheckoutOptions } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { CHECKOUT_PATH } from './checkout-path.ts';

const asOptions = readerOf(CheckoutOptions);

/** What the checkout starts with: the client, the ways to pay, and what was entered before. */
export const useCheckoutOptions = () => {
  const { data, status, error, reload } = useResource(`${CHECKOUT_PATH}/options`, { life: 'cart', parse: asOptions });
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  // A reload that fails takes nothing away from who is in the middle of an order.
  return { options: data ?? known, status, error, reload };
};
