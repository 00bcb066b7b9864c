import { Star } from 'lucide-react';
import styles from './reviews.module.css';

/** Up to five stars; the number itself is read aloud. */
export const Stars = ({ of, size = 16 }: { of: number; size?: number }) => (
  <span className={styles.stars}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        size={size}
        fill="currentColor"
        strokeWidth={0}
        aria-hidden
        {...(star > Math.round(of) && { 'data-empty': true })}
      />
    ))}
    <span className="visually-hidden">{`${of} out of 5 stars`}</span>
  </span>
);
