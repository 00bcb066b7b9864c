import { formatCount, type ReviewPage } from '@marketplace/shared/contracts';
import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Stars } from './stars.tsx';
import { countOf } from './count-of.ts';
import styles from './reviews.module.css';

interface Props {
  page: ReviewPage;
  /** Whose reviews are listed; 0 for all. */
  stars: number;
  onStars: (stars: number) => void;
}

/** The average, and how many reviews gave each number of stars; a bar lists only those. */
export const RatingSummary = ({ page: { average, total, distribution }, stars, onStars }: Props) => (
  <div className={styles.summary}>
    <p className={styles.average}>
      <strong>{(average ?? 0).toFixed(1)}</strong>
      <span>
        <Stars of={average ?? 0} />
        <span>{countOf(total)}</span>
      </span>
    </p>
    <ul className={styles.bars} aria-label="Reviews by stars">
      {([5, 4, 3, 2, 1] as const).map((star) => {
        const count = distribution[star];
        const name = `${star} ${star === 1 ? 'star' : 'stars'}: ${countOf(count)}`;
        return (
          <li key={star}>
            <button
              type="button"
              className={styles.bar}
              aria-label={name}
              aria-pressed={stars === star}
              disabled={count === 0}
              onClick={() => onStars(stars === star ? 0 : star)}
            >
              <span className={styles.star}>
                {star}
                <Star size={12} fill="currentColor" strokeWidth={0} aria-hidden />
              </span>
              <span className={styles.track} style={{ '--share': total === 0 ? 0 : count / total } as CSSProperties} />
              <span className={styles.count}>{formatCount(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  </div>
);
