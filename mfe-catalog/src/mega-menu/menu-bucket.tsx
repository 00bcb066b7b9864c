import type { Bucket } from '@marketplace/shared/contracts';
import { useOpenModule } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { bucketPage } from '../directory/bucket-entry.tsx';
import styles from './mega-menu.module.css';

/** Modules of a bucket that the menu names. */
export const MODULES_NAMED = 2;

interface Props {
  bucket: Bucket;
  onLeave: () => void;
}

export const MenuBucket = ({ bucket, onLeave }: Props) => {
  const { open } = useOpenModule();
  const hidden = bucket.moduleCount - Math.min(MODULES_NAMED, bucket.modules.length);
  return (
    <li className={styles.bucket}>
      <Link to={bucketPage(bucket.id)} className={styles.bucketLink} onClick={onLeave}>
        {bucket.name}
        <span className={styles.count}>
          {bucket.moduleCount}
          <span className="visually-hidden"> modules</span>
        </span>
      </Link>
      <p className={styles.modules}>
        {bucket.modules.slice(0, MODULES_NAMED).map((module) => (
          <button
            key={module.id}
            type="button"
            onClick={() => {
              onLeave();
              open(module);
            }}
          >
            {module.name}
          </button>
        ))}
        {hidden > 0 && <span>{`+${hidden} more`}</span>}
      </p>
    </li>
  );
};
