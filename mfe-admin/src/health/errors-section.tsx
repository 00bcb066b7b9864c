import { Button, EmptyState, SkeletonList } from '@marketplace/shared/ui';
import { Pagination } from '@marketplace/shared/ui/table';
import { FilterBar, FilterSelect, SearchField, usePageWithin } from '@marketplace/shared/ui/list';
import { CircleCheck, CloudOff, SearchX } from 'lucide-react';
import type { Change } from '../view/list-view.ts';
import { ErrorList } from './error-list.tsx';
import styles from './health-overview.module.css';
import { SIZE, type HealthView } from './health-query.ts';
import type { useErrors } from './use-health.ts';

interface Props {
  view: HealthView;
  apps: string[];
  errors: ReturnType<typeof useErrors>;
  onChange: Change<HealthView>;
}

const Found = ({ view, errors: { status, data, reload }, onChange }: Omit<Props, 'apps'>) => {
  const goTo = (page: number) => onChange({ page }, { replace: true });
  usePageWithin({ page: view.page, size: SIZE }, data?.total, goTo);
  if (status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="The errors could not be loaded"
        actions={<Button onClick={reload}>Try Again</Button>}
      />
    );
  if (!data) return <SkeletonList count={4} />;
  if (data.total === 0)
    return view.search === '' && view.app === '' ? (
      <EmptyState icon={CircleCheck} title="No errors" text="No browser reported any in this time." />
    ) : (
      <EmptyState
        icon={SearchX}
        title="No errors match"
        actions={<Button onClick={() => onChange({ search: '', app: '' })}>Show all errors</Button>}
      />
    );
  return (
    <>
      <ErrorList errors={data.rows} />
      <Pagination page={view.page} size={SIZE} totalElements={data.total} onPage={(page) => onChange({ page })} />
    </>
  );
};

/** What went wrong, found by words or by the Error ID that a person was shown. */
export const ErrorsSection = ({ view, apps, errors, onChange }: Props) => (
  <section className={styles.section} aria-labelledby="health-errors">
    <h2 className={styles.title} id="health-errors">
      Errors
    </h2>
    <FilterBar
      label="Errors"
      search={
        <SearchField
          label="Search errors"
          placeholder="Error ID, message or place"
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="Part"
        value={view.app}
        set={view.app !== ''}
        options={[{ value: '', label: 'All' }, ...apps.map((app) => ({ value: app, label: app }))]}
        onChange={(app) => onChange({ app })}
      />
    </FilterBar>
    <Found view={view} errors={errors} onChange={onChange} />
  </section>
);
