import { isNoResponse } from '@marketplace/shared/http';
import { Notice } from '@marketplace/shared/ui';
import { reasonOf } from '../cart/state/reason-of.ts';
import type { Checkout } from './use-checkout.ts';

/** Says that the entries are not on the server yet. */
export const NotSaved = ({ saving: { state, error } }: Pick<Checkout, 'saving'>) => {
  if (state !== 'unsaved') return null;
  return (
    <Notice tone="warning">
      {isNoResponse(error)
        ? 'No connection. What you enter stays in this tab, and we’ll save it when you’re back online.'
        : `We couldn’t save your details. They stay in this tab. ${reasonOf(error) ?? ''}`}
    </Notice>
  );
};
