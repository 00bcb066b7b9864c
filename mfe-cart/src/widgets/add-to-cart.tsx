import type { WidgetProps } from '@marketplace/shared/contracts';
import { keepContinueWith, type ContinueWith } from '@marketplace/shared/modules';
import { useIsVisitor, useSession } from '@marketplace/shared/session';
import { Button, LinkButton } from '@marketplace/shared/ui';
import { useId } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { InCart } from '../cart/view/in-cart.tsx';
import { useAddModule } from '../cart/use-add-module.ts';
import styles from './add-to-cart.module.css';

const ForVisitors = ({ moduleId, moduleName }: ContinueWith) => (
  <div className={styles.place}>
    <LinkButton to="/login" kind="primary" size="large" wide onClick={() => keepContinueWith({ moduleId, moduleName })}>
      Sign in to buy
    </LinkButton>
    <div className={styles.below}>
      <p className={styles.help}>Use your company account to buy.</p>
    </div>
  </div>
);

/** Adds a module to the cart, for some users and days. Its height never changes, because the user is known late. */
export default function AddToCart(module: WidgetProps['mfe-cart/add-to-cart']) {
  const help = useId();
  const { loading } = useSession();
  const isVisitor = useIsVisitor();
  const { denial, lines } = useCart();
  const { adding, add } = useAddModule(module);
  if (isVisitor) return <ForVisitors {...module} />;
  const line = lines.find(({ itemId, itemType }) => itemId === module.moduleId && itemType === 'module');
  const isDenied = denial !== null && !loading;
  return (
    <div className={styles.place}>
      <Button
        kind="primary"
        size="large"
        wide
        disabled={denial !== null}
        aria-describedby={line ? undefined : help}
        busy={adding && 'Adding...'}
        onClick={() => void add()}
      >
        Add to Cart
      </Button>
      <div className={styles.below}>
        {!line && (
          <p className={styles.help} id={help}>
            {isDenied ? denial : 'You won’t order anything until you check out.'}
          </p>
        )}
        <InCart line={line} />
      </div>
    </div>
  );
}
