import { formatCount, type CategoryWithModules } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { bucketPage } from '../subject/paths.ts';
import styles from './category.module.css';

/** Listed at once; the others follow on demand. */
const SHOWN = 12;

type Bucket = CategoryWithModules['buckets'][number];

const Links = ({ buckets }: { buckets: Bucket[] }) => (
  <ul className={styles.buckets}>
    {buckets.map(({ id, name, moduleCount }) => (
      <li key={id}>
        <Link to={bucketPage(id)} className={styles.bucket}>
          <span>{name}</span>
          <span className={styles.bucketCount}>
            {formatCount(moduleCount)}
            <span className="visually-hidden"> {moduleCount === 1 ? 'module' : 'modules'}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** The buckets of a category, with the number of their modules. */
export const BucketLinks = ({ buckets }: { buckets: Bucket[] }) => (
  <section className={styles.section} aria-labelledby="buckets-of-category">
    <h2 id="buckets-of-category" className={styles.heading}>
      Buckets
    </h2>
    <Links buckets={buckets.slice(0, SHOWN)} />
    {buckets.length > SHOWN && (
      <details className={styles.further}>
        <summary>{`Show ${buckets.length - SHOWN} more buckets`}</summary>
        <Links buckets={buckets.slice(SHOWN)} />
      </details>
    )}
  </section>
);
