import { useState } from 'react';
import type { SubscriptionDialogProps } from '../subscription-dialog.tsx';
import { changeKinds, type ChangeKind } from './change-kinds.ts';
import { useChangeQuote } from './use-change-quote.ts';
import { useMakeChange } from './use-make-change.ts';

export type ChangeDialogProps = SubscriptionDialogProps & { kind: ChangeKind };

/** How much is added, what that costs, and the order for it. */
export const useChange = ({ subscription: { id }, kind }: ChangeDialogProps) => {
  const words = changeKinds[kind];
  const [amount, setAmount] = useState(words.start);
  const [isRefused, setRefused] = useState(false);
  const body = words.bodyFor(amount);
  const quoting = useChangeQuote(id, body);
  const making = useMakeChange(id, quoting.again);
  const confirm = () => {
    const { quote, stale } = quoting;
    if (quote && !stale && !isRefused) void making.make({ ...body, fingerprint: quote.fingerprint });
  };
  return { kind, words, amount, setAmount, isRefused, setRefused, quoting, making, confirm };
};
