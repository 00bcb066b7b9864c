import type { WidgetComponent } from '@marketplace/shared/contracts';
import { useCategories } from '@marketplace/shared/data';
import { Loader } from '@marketplace/shared/ui';
import { useRef } from 'react';
import styles from '../mega-menu/mega-menu.module.css';
import { MenuCategory } from '../mega-menu/menu-category.tsx';
import { MenuEmpty, MenuFailed } from '../mega-menu/menu-state.tsx';

/** The body of the Buckets mega-menu; fills its container. */
const MegaMenu: WidgetComponent<'mfe-catalog/mega-menu'> = ({ onLeave }) => {
  const { status, data = [], reload } = useCategories();
  const body = useRef<HTMLDivElement>(null);
  // The pressed button disappears; keeps the focus in the menu.
  const again = () => {
    body.current?.focus();
    reload();
  };
  return (
    <div className={styles.menu} ref={body} tabIndex={-1}>
      {status === 'loading' && <Loader label="Loading buckets..." />}
      {status === 'failed' && <MenuFailed onRetry={again} />}
      {status === 'loaded' && data.length === 0 && <MenuEmpty />}
      {status === 'loaded' && data.length > 0 && (
        <div className={styles.columns}>
          {data.map((category) => (
            <MenuCategory key={category.id} category={category} onLeave={onLeave} />
          ))}
        </div>
      )}
    </div>
  );
};

export default MegaMenu;
