import { ManagedReview } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { MessageSquareText } from 'lucide-react';
import { ReviewPanel } from './panel/review-panel.tsx';
import { reviewColumns } from './review-columns.tsx';
import { reviews, reviewsPath } from './reviews-query.ts';

/** The reviews of all modules; by default only reported ones. */
export const ReviewsList = () => {
  const list = usePagedList(reviews, reviewsPath, rowsReaderOf(ManagedReview));
  const { view, change, reload } = list;
  return (
    <List
      list={list}
      name="Reviews"
      noun="review"
      columns={reviewColumns((review) => reviews.linkTo({ review }, view))}
      noMatch={{ action: 'Show reported reviews' }}
      empty={{
        icon: MessageSquareText,
        title: 'No reported reviews',
        text: 'Reviews that people report appear here.',
        actions: <Button onClick={() => change({ status: 'all' })}>Show all reviews</Button>,
      }}
    >
      {view.review && (
        <ReviewPanel key={view.review} id={view.review} onChanged={reload} onClose={() => change({ review: '' })} />
      )}
    </List>
  );
};
