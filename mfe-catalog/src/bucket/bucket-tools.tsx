import { SelectField, TextField } from '@marketplace/shared/ui/form';
import { SEARCH_LIMIT } from '../search/search-limit.ts';
import styles from './bucket.module.css';
import { sorts } from './sorts.ts';
import type { useBucketView } from './use-bucket-view.ts';

const options = Object.entries(sorts).map(([value, { label }]) => ({ value, label }));

export const BucketTools = ({ view }: { view: ReturnType<typeof useBucketView> }) => (
  <div className={styles.tools}>
    <TextField
      label="Filter"
      placeholder="By name, tag or description"
      maxLength={SEARCH_LIMIT}
      value={view.filter}
      onChange={(event) => view.setFilter(event.target.value)}
    />
    <SelectField
      label="Sort by"
      options={options}
      value={view.sort}
      onChange={(event) => view.setSort(event.target.value)}
    />
  </div>
);
