import type { WidgetProps } from '@marketplace/shared/contracts';
import { useIsVisitor, useSession } from '@marketplace/shared/session';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { useId } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { InCart } from '../cart/view/in-cart.tsx';
import { useAddModule } from '../cart/use-add-module.ts';
import styles from './add-to-cart.module.css';

/** Puts a module into the cart, for so many users and days. */
export default function AddToCart(module: WidgetProps['mfe-cart/add-to-cart']) {
  const help = useId();
  const { loading } = useSession();
  const isVisitor = useIsVisitor();
  const { denial, lines } = useCart();
  const { adding, add } = useAddModule(module);
  if (isVisitor)
    return (
      <LinkButton to="/login" kind="primary" size="large" wide>
        Sign in to buy
      </LinkButton>
    );
  return (
    <div className={styles.place}>
      <Button
        kind="primary"
        size="large"
        wide
        disabled={denial !== null}
        aria-describedby={denial && !loading ? help : undefined}
        busy={adding && 'Adding...'}
        onClick={() => void add()}
      >
        Add to Cart
      </Button>
      {denial && !loading && (
        <p className={styles.help} id={help}>
          {denial}
        </p>
      )}
      <InCart line={lines.find(({ itemId, itemType }) => itemId === module.moduleId && itemType === 'module')} />
    </div>
  );
}
