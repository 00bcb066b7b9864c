import type { Quote } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { countOf } from '../../cart/view/count-of.ts';
import styles from './price-changes.module.css';

interface Props {
  quote: Quote;
  onAccept: () => void;
}

/** Asks the buyer to agree to changed prices before the order goes on. */
export const PriceChanges = ({ quote: { lines }, onAccept }: Props) => {
  const changed = lines.filter(({ previousUnitPrice }) => previousUnitPrice !== null).length;
  return (
    <Notice tone="warning">
      <p>
        {`The price of ${countOf(changed, 'module')} has changed since you filled your cart. See the old and new prices below.`}
      </p>
      <Button size="small" onClick={onAccept} className={styles.accept ?? ''}>
        Continue with the new prices
      </Button>
    </Notice>
  );
};
