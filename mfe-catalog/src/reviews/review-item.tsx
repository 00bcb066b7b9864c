import type { Review } from '@marketplace/shared/contracts';
import { Badge, formatDate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

interface Props {
  review: Review;
  isOwn: boolean;
  actions: ReactNode;
}

/** One review, with its text in the direction in which it is written. */
export const ReviewItem = ({ review: { stars, title, text, author, createdAt, editedAt }, isOwn, actions }: Props) => (
  <article className={styles.review}>
    <header className={styles.reviewHead}>
      <Stars of={stars} />
      {title && (
        <h3 className={styles.reviewTitle} dir="auto">
          {title}
        </h3>
      )}
    </header>
    <p className={styles.text} dir="auto">
      {text}
    </p>
    <footer className={styles.reviewFoot}>
      <span>
        <bdi>{author}</bdi>, subscriber
      </span>
      <span>
        {formatDate(createdAt)}
        {editedAt && `, edited ${formatDate(editedAt)}`}
      </span>
      {isOwn && <Badge tone="accent">Your review</Badge>}
      {actions}
    </footer>
  </article>
);
