import { useSearchParams } from '@marketplace/shared/router';
import { RowLink } from '@marketplace/shared/ui/list';
import { withParts } from './books-query.ts';

interface Props {
  kind: 'invoice' | 'order';
  id: string;
  number: string;
}

/** Opens an invoice or an order. The list's filters stay in the address, so that closing it restores the list. */
export const BookLink = ({ kind, id, number }: Props) => {
  const [query] = useSearchParams();
  return (
    <RowLink to={`/payment-history?${withParts(query, { [kind]: id }).toString()}`} preventScrollReset={false}>
      {number}
    </RowLink>
  );
};
