import { SubscriptionChangeQuote } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { useState } from 'react';
import { useLiveQuote } from '../quote/use-live-quote.ts';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { subscriptionPath } from '../subscriptions-path.ts';
import { changeKinds, type ChangeKind } from './change-kinds.ts';
import { useMakeChange } from './use-make-change.ts';

export type ChangeDialogProps = SubscriptionDialogProps & { kind: ChangeKind };

/** How much to add, what that costs, and the order for it. */
export const useChange = ({ subscription: { id }, kind }: ChangeDialogProps) => {
  const words = changeKinds[kind];
  const [amount, setAmount] = useState(words.start);
  const [isRefused, setRefused] = useState(false);
  const body = words.bodyFor(amount);
  const quoting = useLiveQuote([id, body], async (signal) => {
    const { data } = await marketplace.post(subscriptionPath(id, 'quote'), body, { signal });
    return readerOf(SubscriptionChangeQuote)(data);
  });
  const making = useMakeChange(id, quoting.again);
  const confirm = () => {
    const { quote, stale } = quoting;
    if (quote && !stale && !isRefused) void making.make({ ...body, fingerprint: quote.fingerprint });
  };
  return { words, amount, setAmount, isRefused, setRefused, quoting, making, confirm };
};
