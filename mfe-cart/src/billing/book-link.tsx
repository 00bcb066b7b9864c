import { Link, useSearchParams } from '@marketplace/shared/router';
import { classNames } from '@marketplace/shared/ui';
import { withParts } from './books-query.ts';
import styles from './book-link.module.css';

interface Props {
  kind: 'invoice' | 'order';
  id: string;
  number: string;
  /** Takes clicks anywhere in its row. */
  wholeRow?: boolean;
}

/** Opens an invoice or an order. What the list filters stays in the address, so that closing it leads back there. */
export const BookLink = ({ kind, id, number, wholeRow }: Props) => {
  const [query] = useSearchParams();
  return (
    <Link
      to={`/payment-history?${withParts(query, { [kind]: id }).toString()}`}
      className={classNames(styles.link, wholeRow && styles.wholeRow)}
    >
      {number}
    </Link>
  );
};
