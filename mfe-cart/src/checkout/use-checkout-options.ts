import { CheckoutOptions } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { onCartChange } from '@marketplace/shared/offline';
import { useUser } from '@marketplace/shared/session';
import { useEffect, useState } from 'react';
import { CHECKOUT_PATH } from './checkout-path.ts';

const asOptions = readerOf(CheckoutOptions);

/** What the checkout starts with: the client, the ways to pay, and what was entered before. */
export const useCheckoutOptions = () => {
  const user = useUser();
  const { data, status, error, reload } = useResource(`${CHECKOUT_PATH}/options`, { life: 'cart', parse: asOptions });
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  // Another tab may have chosen another client.
  useEffect(() => onCartChange(reload), [reload]);
  // A failed reload takes nothing away from a buyer in the middle of an order.
  const options = data ?? known;
  /** Whose entries and attempts these are; another client's aren't used. */
  const owner = options && user ? `${user.id} ${options.client.id}` : '';
  return { options, owner, status, error, reload };
};
