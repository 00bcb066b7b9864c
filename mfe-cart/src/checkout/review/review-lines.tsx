import type { Quote } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { useCartActions } from '../../cart/use-cart-actions.ts';
import type { Cart } from '../../cart/use-cart.ts';
import { countOf } from '../../cart/view/count-of.ts';
import { ProblemLine } from './problem-line.tsx';
import { ReviewLine } from './review-line.tsx';
import styles from './review-lines.module.css';

interface Props {
  quote: Quote;
  /** Has the lines that the quote leaves out. */
  cart: Cart;
}

/** The lines of the order. They are changed in the cart, but lines that can't be bought can be removed here. */
export const ReviewLines = ({ quote: { lines, problems, currency }, cart }: Props) => {
  const { remove } = useCartActions();
  const known = (id: string) => cart.lines.find(({ cartItemId }) => cartItemId === id);
  return (
    <div className={styles.lines}>
      <div className={styles.head}>
        <p>{countOf(lines.length + problems.length, 'module')}</p>
        <Link to="/cart" className={styles.edit}>
          Edit cart
        </Link>
      </div>
      <ul>
        {problems.map(({ cartItemId, message }) => (
          <ProblemLine
            key={cartItemId}
            name={known(cartItemId)?.name ?? 'An item of your cart'}
            iconUrl={known(cartItemId)?.iconUrl ?? null}
            problem={message}
            onRemove={() => void remove(cartItemId)}
          />
        ))}
        {lines.map((line) => (
          <ReviewLine key={line.cartItemId} line={line} currency={currency} />
        ))}
      </ul>
    </div>
  );
};
