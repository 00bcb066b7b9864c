import type { WidgetComponent } from '@marketplace/shared/contracts';
import { Loader } from '@marketplace/shared/ui';
import { useRef } from 'react';
import { CategoryParts } from '../category-list/category-parts.tsx';
import { Filter, FILTERED_FROM } from '../category-list/filter.tsx';
import { useCategoryList } from '../category-list/use-category-list.ts';
import styles from '../mega-menu/mega-menu.module.css';
import { MenuCategory } from '../mega-menu/menu-category.tsx';
import { MenuEmpty, MenuFailed } from '../mega-menu/menu-state.tsx';

/** The body of the Buckets mega-menu; fills its container. */
const MegaMenu: WidgetComponent<'mfe-catalog/mega-menu'> = ({ onLeave }) => {
  const list = useCategoryList();
  const { status, found, reload, search } = list;
  const body = useRef<HTMLDivElement>(null);
  const count = found?.part.totals.categories ?? 0;
  // The pressed button disappears; keeps the focus in the menu.
  const again = () => {
    body.current?.focus();
    reload();
  };
  return (
    <div className={styles.menu} ref={body} tabIndex={-1}>
      {(count >= FILTERED_FROM || search) && <Filter list={list} />}
      {status === 'loading' && !found && <Loader label="Loading buckets..." />}
      {status === 'failed' && <MenuFailed onRetry={again} />}
      {found && count === 0 && <MenuEmpty />}
      {found && count > 0 && (
        <CategoryParts key={found.search} {...found} className={styles.columns}>
          {(category) => <MenuCategory key={category.id} category={category} onLeave={onLeave} />}
        </CategoryParts>
      )}
    </div>
  );
};

export default MegaMenu;
