import type { ManagedReview } from '@marketplace/shared/contracts';
import { Badge, classNames, formatDate } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import type { Column } from '@marketplace/shared/ui/table';
import styles from './review-columns.module.css';
import { looksOf } from './review-labels.ts';

export const StarsText = ({ stars }: { stars: number }) => (
  <span className={styles.stars}>
    <span aria-hidden>{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
    <span className="visually-hidden">{`${stars} out of 5 stars`}</span>
  </span>
);

export const ReviewBadges = ({ review }: { review: Pick<ManagedReview, 'status' | 'openReports'> }) => (
  <span className={styles.badges}>
    {looksOf(review).map(({ tone, label }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))}
  </span>
);

const Words = ({ review: { id, title, text }, to }: { review: ManagedReview; to: string }) => (
  <span className={styles.words} dir="auto">
    <RowLink to={to} row={id}>
      {title || <span className={styles.short}>{text}</span>}
    </RowLink>
    {title && <span className={classNames(styles.text, styles.short)}>{text}</span>}
  </span>
);

export const reviewColumns = (linkTo: (id: string) => string): Column<ManagedReview>[] => [
  {
    ...{ key: 'review', lead: true, title: 'Review' },
    cell: (review) => <Words review={review} to={linkTo(review.id)} />,
  },
  { key: 'stars', sortedBy: 'stars', title: 'Stars', cell: ({ stars }) => <StarsText stars={stars} /> },
  { key: 'module', sortedBy: 'module', title: 'Module', cell: ({ moduleName }) => moduleName },
  {
    ...{ key: 'author', sortedBy: 'author', title: 'Author' },
    cell: ({ author, organization }) => (
      <span className={styles.author}>
        {author.name}
        <span className={styles.quiet}>{organization}</span>
      </span>
    ),
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: (review) => <ReviewBadges review={review} /> },
  {
    ...{ key: 'createdAt', sortedBy: 'createdAt', title: 'Written' },
    cell: ({ createdAt }) => <span className={styles.day}>{formatDate(createdAt)}</span>,
  },
];
