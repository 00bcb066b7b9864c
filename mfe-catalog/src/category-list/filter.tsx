import { formatCount } from '@marketplace/shared/contracts';
import { SearchField } from '@marketplace/shared/ui/form';
import styles from './category-list.module.css';
import type { CategoryList } from './use-category-list.ts';

/** With fewer categories, people see them all at a glance. */
export const FILTERED_FROM = 9;

/** Says how many categories a search finds. */
const told = ({ found }: CategoryList) => {
  if (!found?.search) return '';
  const { found: count, totals } = found.part;
  return count === 0
    ? 'No categories or buckets found.'
    : `${formatCount(count)} of ${formatCount(totals.categories)} categories match.`;
};

/** The filter of a long list of categories, which stays on top of it. */
export const Filter = ({ list }: { list: CategoryList }) => (
  <div className={styles.filter}>
    <SearchField
      label="Filter categories and buckets"
      placeholder="Filter categories and buckets"
      value={list.search}
      onSearch={list.setSearch}
    />
    <p role="status">{told(list)}</p>
  </div>
);
