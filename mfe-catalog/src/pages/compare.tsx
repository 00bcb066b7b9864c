import { MOST_COMPARED } from '@marketplace/shared/contracts';
import { Button, EmptyState, LinkButton, Notice, Page, PageHeader, SkeletonTable } from '@marketplace/shared/ui';
import { CheckboxField, NumberStepper } from '@marketplace/shared/ui/form';
import { CloudAlert, Columns2 } from 'lucide-react';
import { AddModule } from '../compare/add-module.tsx';
import { comparePage, useChosenModules } from '../compare/chosen-modules.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import styles from '../compare/compare.module.css';
import { MOST_DAYS, MOST_USERS, useComparison } from '../compare/use-comparison.ts';

type Comparison = ReturnType<typeof useComparison>;

const NothingYet = () => {
  const chosen = useChosenModules();
  return (
    <EmptyState
      icon={Columns2}
      title="Nothing to compare yet"
      text={`Choose Compare on up to ${MOST_COMPARED} modules, or search here.`}
      actions={
        chosen.length > 0 ? (
          <LinkButton to={comparePage(chosen.map(({ id }) => id))} kind="primary">
            Compare {chosen.map(({ name }) => name).join(', ')}
          </LinkButton>
        ) : (
          <LinkButton to="/">Browse Marketplace</LinkButton>
        )
      }
    />
  );
};

const Gone = ({ missing }: Pick<Comparison, 'missing'>) =>
  missing.length > 0 && (
    <Notice tone="warning">
      {missing.length === 1
        ? `“${missing[0]}” is no longer available.`
        : `${missing.map((id) => `“${id}”`).join(', ')} are no longer available.`}
    </Notice>
  );

const Controls = ({ term, onlyDifferences, change, modules }: Comparison) => (
  <div className={styles.controls}>
    <NumberStepper
      label="Users"
      labelled
      value={term.users}
      max={MOST_USERS}
      onChange={(users) => change('users', String(users))}
    />
    <NumberStepper
      label="Days"
      labelled
      value={term.days}
      max={MOST_DAYS}
      onChange={(days) => change('days', String(days))}
    />
    {modules.length > 1 && (
      <CheckboxField
        label="Show only differences"
        checked={onlyDifferences}
        onChange={({ target }) => change('only', target.checked ? 'differences' : null)}
      />
    )}
  </div>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudAlert}
    title="The modules could not be loaded"
    text="The marketplace didn’t respond. Your selection is saved in the link."
    actions={
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    }
  />
);

/** Up to four modules side by side, at an address that can be shared. */
export default function ComparePage() {
  const comparison = useComparison();
  const { ids, more, status, modules, missing, add, reload } = comparison;
  const isEmpty = ids.length === 0 || (status === 'loaded' && modules.length === 0);
  return (
    <Page>
      <PageHeader title="Compare modules" lead="Prices are for the users and days you choose, before tax." />
      <div className={styles.page}>
        {more && <Notice tone="info">Only the first {MOST_COMPARED} modules are shown.</Notice>}
        <Gone missing={missing} />
        {isEmpty && <NothingYet />}
        {modules.length > 0 && (
          <>
            <Controls {...comparison} />
            <CompareTable {...comparison} onRemove={comparison.remove} />
          </>
        )}
        {ids.length > 0 && status === 'loading' && modules.length === 0 && <SkeletonTable />}
        {ids.length > 0 && status === 'failed' && <Failed onRetry={reload} />}
        {status !== 'failed' && <AddModule ids={modules.map(({ id }) => id)} onAdd={add} />}
      </div>
    </Page>
  );
}
