import type { ListedBucket } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { bucketPage } from '../subject/paths.ts';
import styles from './mega-menu.module.css';
import { MenuModule } from './menu-module.tsx';

/** How many modules of a bucket the menu lists. */
export const MODULES_NAMED = 2;

interface Props {
  bucket: ListedBucket;
  onLeave: () => void;
}

export const MenuBucket = ({ bucket, onLeave }: Props) => {
  const named = bucket.modules.slice(0, MODULES_NAMED);
  const hidden = bucket.moduleCount - named.length;
  return (
    <li>
      <Link to={bucketPage(bucket.id)} className={styles.bucket} onClick={onLeave}>
        <span dir="auto">{bucket.name}</span>
        <span className={styles.count}>
          {bucket.moduleCount}
          <span className="visually-hidden"> modules</span>
        </span>
      </Link>
      {bucket.moduleCount > 0 && (
        <p className={styles.modules}>
          {named.map((module) => (
            <MenuModule key={module.id} module={module} onLeave={onLeave} />
          ))}
          {hidden > 0 && <span className={styles.hidden}>{`+${hidden} more`}</span>}
        </p>
      )}
    </li>
  );
};
