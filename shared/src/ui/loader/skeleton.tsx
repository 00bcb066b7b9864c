import styles from './loader.module.css';

interface Box {
  width?: number | string;
  height?: number | string;
}

/** A gray placeholder at the size of what is loading. */
export const Skeleton = ({ width = '100%', height = 16 }: Box) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const SkeletonCard = () => (
  <div className={styles.card}>
    <Skeleton width={44} height={44} />
    <Skeleton width="60%" height={18} />
    <Skeleton />
    <Skeleton width="80%" />
  </div>
);

export const SkeletonCards = ({ count = 4 }: { count?: number }) => (
  <div className={styles.cards} role="status" aria-label="Loading">
    {times(count).map((index) => (
      <SkeletonCard key={index} />
    ))}
  </div>
);

export const SkeletonList = ({ count = 4 }: { count?: number }) => (
  <div className={styles.list} role="status" aria-label="Loading">
    {times(count).map((index) => (
      <div className={styles.row} key={index}>
        <Skeleton width={40} height={40} />
        <Skeleton width={`${70 - 8 * (index % 4)}%`} />
      </div>
    ))}
  </div>
);

export const SkeletonTable = ({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) => (
  <div className={styles.table} role="status" aria-label="Loading">
    {times(rows).map((row) => (
      <div className={styles.row} key={row}>
        {times(columns).map((column) => (
          <Skeleton key={column} width={`${(column === 0 ? 110 : 60) / columns}%`} height={14} />
        ))}
      </div>
    ))}
  </div>
);
