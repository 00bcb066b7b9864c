import type { Category, WidgetComponent } from '@marketplace/shared/contracts';
import { useCategories } from '@marketplace/shared/data';
import { Button, EmptyState, Loader } from '@marketplace/shared/ui';
import { Boxes } from 'lucide-react';
import { exploreBuckets } from '../mega-menu/explore-buckets-event.ts';
import styles from '../mega-menu/mega-menu.module.css';
import { MenuCategory } from '../mega-menu/menu-category.tsx';

interface ListProps {
  categories: Category[];
  onLeave: () => void;
}

const List = ({ categories, onLeave }: ListProps) => (
  <div className={styles.columns}>
    {categories.map((category) => (
      <MenuCategory key={category.id} category={category} onLeave={onLeave} />
    ))}
  </div>
);

/** The body of the Buckets mega-menu. */
const MegaMenu: WidgetComponent<'mfe-catalog/mega-menu'> = ({ onLeave }) => {
  const { status, data, reload } = useCategories();
  const viewAll = () => {
    onLeave();
    exploreBuckets();
  };
  return (
    <>
      <div className={styles.head}>
        <h2>Browse Buckets</h2>
        <button type="button" className={styles.viewAll} onClick={viewAll}>
          View All
        </button>
      </div>
      {status === 'loading' && <Loader label="Loading buckets..." />}
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>Failed to load categories.</p>
          <Button size="small" onClick={reload}>
            Try Again
          </Button>
        </div>
      )}
      {status === 'loaded' && data?.length === 0 && <EmptyState icon={Boxes} title="No Buckets Available" />}
      {status === 'loaded' && data && data.length > 0 && <List categories={data} onLeave={onLeave} />}
    </>
  );
};

export default MegaMenu;
