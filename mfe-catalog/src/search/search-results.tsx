import { formatCount } from '@marketplace/shared/contracts';
import { Widget } from '@marketplace/shared/federation';
import { Link } from '@marketplace/shared/router';
import { Button, SkeletonList } from '@marketplace/shared/ui';
import { ArrowRight } from 'lucide-react';
import { DidYouMean } from './did-you-mean.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultOptions } from './result-options.tsx';
import { TOO_LONG } from './search-limit.ts';
import { searchPage } from './search-page.ts';
import styles from './search.module.css';
import type { useSearch } from './use-search.ts';

interface Props {
  listId: string;
  search: ReturnType<typeof useSearch>;
  chosen: number;
  onChoose: (index: number) => void;
  /** A result, or the page of all, was opened. */
  onGo: () => void;
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.nothing} role="alert">
    <p>
      <strong>Search isn’t responding</strong>
    </p>
    <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const TooLong = () => (
  <div className={styles.nothing} role="alert">
    <p>
      <strong>This search is too long</strong>
    </p>
    <p>{TOO_LONG}</p>
  </div>
);

const countOf = ({ results, found: { total, isMore } }: Props['search']) => {
  const all = `${isMore ? 'more than ' : ''}${formatCount(total)}`;
  if (results.length < total || isMore) return `${results.length} of ${all} results`;
  return `${total} ${total === 1 ? 'result' : 'results'}`;
};

const Found = (props: Props) => {
  const { search, onGo } = props;
  const { total, isMore, didYouMean } = search.found;
  const hasMore = isMore || total > search.results.length;
  return (
    <>
      {didYouMean && <DidYouMean words={didYouMean} to={searchPage(didYouMean)} onGo={onGo} />}
      <ResultOptions {...props} />
      {hasMore && (
        <Link to={searchPage(search.query)} className={styles.all} onClick={onGo}>
          {isMore ? `See more than ${formatCount(total)} results` : `See all ${formatCount(total)} results`}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </>
  );
};

/** The area below the field: results, or why there are none. The number of results is read aloud. */
export const SearchResults = (props: Props) => {
  const { search } = props;
  const isFound = search.status === 'loaded' && search.results.length > 0;
  return (
    // Keeps the focus in the field when the results are pressed.
    <div className={styles.results} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <p className="visually-hidden" role="status">
        {isFound ? countOf(search) : ''}
      </p>
      {search.tooLong && <TooLong />}
      {!search.tooLong && search.status === 'loading' && <SkeletonList count={3} />}
      {search.status === 'failed' && <Failed onRetry={search.reload} />}
      {search.status === 'loaded' && (isFound ? <Found {...props} /> : <NothingFound query={search.query} />)}
      {search.status === 'loaded' && (
        <Widget name="mfe-support/help-results" props={{ words: search.query, onGo: props.onGo }} />
      )}
    </div>
  );
};
