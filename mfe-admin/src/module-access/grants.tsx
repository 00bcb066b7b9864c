import { holdsWords, type ModuleGrant } from '@marketplace/shared/contracts';
import { Button, EmptyState } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { SearchField } from '@marketplace/shared/ui/form';
import { FilterBar, FilterSelect, Pages, pageWithin } from '@marketplace/shared/ui/list';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { withDraft } from './draft.ts';
import { GrantRow } from './grant-row.tsx';
import styles from './grants.module.css';
import { useAccessDraft } from './use-access-draft.ts';

interface Props {
  userId: string;
  name: string;
  grants: ModuleGrant[];
  readOnly: boolean;
  onSettled: () => void;
}

const SIZE = 25;

const shows = [
  { value: 'all', label: 'All modules' },
  { value: 'given', label: 'With access' },
  { value: 'none', label: 'Without access' },
];

const hasAccess = ({ access, hasSeat }: ModuleGrant) => hasSeat || access !== 'No Access';

const matches = (search: string, show: string) => {
  const holds = holdsWords(search);
  return (grant: ModuleGrant) =>
    (show === 'all' || hasAccess(grant) === (show === 'given')) && holds(`${grant.moduleName}\n${grant.category}`);
};

/** One user's modules, saved together. Search is not kept in the URL, which must not change under a draft. */
export const Grants = ({ userId, name, grants, readOnly, onSettled }: Props) => {
  const { draft, count, busy, change, save, discard } = useAccessDraft(userId, grants, onSettled);
  const [search, setSearch] = useState('');
  const [show, setShow] = useState('all');
  const [page, setPage] = useState(0);
  // Filters by the stored state, so that a row stays while it is edited.
  const found = grants.filter(matches(search, show));
  const first = pageWithin({ page, size: SIZE }, found.length) * SIZE;
  return (
    <>
      <FilterBar
        label="Modules"
        search={
          <SearchField
            label="Search modules"
            placeholder="Module or category"
            value={search}
            onSearch={(text) => {
              setSearch(text);
              setPage(0);
            }}
          />
        }
      >
        <FilterSelect
          label="Show"
          value={show}
          set={show !== 'all'}
          options={shows}
          onChange={(value) => {
            setShow(value);
            setPage(0);
          }}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title="No modules match" text="Try fewer letters, or show all modules." />
      ) : (
        <ul className={styles.rows} aria-label={`Modules of ${name}`}>
          {found.slice(first, first + SIZE).map((grant) => (
            <GrantRow
              key={grant.moduleId}
              grant={withDraft(grant, draft)}
              saved={draft[grant.moduleId] && grant}
              disabled={readOnly || busy}
              onChange={change}
            />
          ))}
        </ul>
      )}
      {found.length > SIZE && <Pages page={first / SIZE} size={SIZE} totalElements={found.length} onPage={setPage} />}
      {count > 0 && (
        <section className={styles.save} aria-label="Unsaved changes">
          <p role="status">{`${count} unsaved ${count === 1 ? 'change' : 'changes'}`}</p>
          <Button kind="quiet" disabled={busy} onClick={discard}>
            Discard
          </Button>
          <Button kind="primary" busy={busy && 'Saving...'} onClick={() => void save()}>
            Save changes
          </Button>
        </section>
      )}
      <UnsavedChanges when={count > 0} what={`your changes to the access of ${name}`} />
    </>
  );
};
