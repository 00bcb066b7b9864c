import { type Quote, Type } from '@marketplace/shared/contracts';
import { useState } from 'react';
import { keepForTab, keptForTab } from '../kept/kept-for-tab.ts';

const ACCEPTED = 'accepted-prices';

/** Identifies the lines whose price differs from the cart's. */
const changedPrices = ({ lines }: Quote) =>
  lines
    .filter(({ previousUnitPrice }) => previousUnitPrice !== null)
    .map(({ cartItemId, unitPrice }) => `${cartItemId}:${unitPrice}`)
    .toSorted()
    .join(' ');

/** Whether the buyer has agreed to changed prices; to exactly these, in this tab. */
export const useAcceptedPrices = (quote: Quote | undefined, owner: string) => {
  const [accepted, setAccepted] = useState(() => keptForTab(ACCEPTED, owner, Type.String()));
  const accept = () => {
    if (!quote) return;
    keepForTab(ACCEPTED, owner, changedPrices(quote));
    setAccepted(changedPrices(quote));
  };
  const open = quote?.pricesChanged === true && accepted !== changedPrices(quote);
  return { open, accept };
};
