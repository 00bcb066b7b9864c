import { isNoResponse } from '@marketplace/shared/http';
import { Notice } from '@marketplace/shared/ui';
import { reasonOf } from '../cart/state/reason-of.ts';
import type { Checkout } from './use-checkout.ts';

/** What is entered is not on the server yet. */
export const NotSaved = ({ saving: { state, error } }: Pick<Checkout, 'saving'>) => {
  if (state !== 'unsaved') return null;
  return (
    <Notice tone="warning">
      {isNoResponse(error)
        ? 'No connection: what you enter stays in this tab, and is saved as soon as the marketplace can be reached.'
        : `What you enter could not be saved, and stays in this tab. ${reasonOf(error) ?? ''}`}
    </Notice>
  );
};
