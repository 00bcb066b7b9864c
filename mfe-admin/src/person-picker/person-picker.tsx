import { UserSummary } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { Avatar, SkeletonList } from '@marketplace/shared/ui';
import { SearchField } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import styles from './person-picker.module.css';

interface Props {
  /** For screen readers: "Find a user". */
  label: string;
  /** What picking does, read before the name, such as "Grant to". */
  verb: string;
  onPick: (person: UserSummary) => void;
  /** Excludes people from the results. */
  without?: (person: UserSummary) => boolean;
}

const readPeople = listReaderOf(UserSummary);

const pathOf = (search: string) =>
  search.trim() === ''
    ? null
    : `/tex-suite/user?${new URLSearchParams({ search: search.trim(), size: '8' }).toString()}`;

/** Finds a user by name, email or organization. */
export const PersonPicker = ({ label, verb, onPick, without = () => false }: Props) => {
  const [search, setSearch] = useState('');
  const path = pathOf(search);
  const { status, data } = useResource(path, { life: 'short', parse: readPeople });
  const found = data?.filter((person) => !without(person));
  return (
    <div className={styles.picker}>
      <SearchField
        label={label}
        placeholder="Find by name, email or organization"
        value={search}
        onSearch={setSearch}
      />
      {path && status === 'loading' && <SkeletonList count={2} />}
      {path && status === 'failed' && <p role="status">Couldn’t search users. Type again to retry.</p>}
      {path && found?.length === 0 && (
        <p className={styles.none} role="status">
          No users match.
        </p>
      )}
      {path && found && found.length > 0 && (
        <ul className={styles.list} aria-label="Found users">
          {found.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                className={styles.person}
                onClick={() => {
                  setSearch('');
                  onPick(person);
                }}
              >
                <Avatar name={person.name} size={32} />
                <span className={styles.texts}>
                  <span className={styles.name}>
                    <span className="visually-hidden">{`${verb} `}</span>
                    {person.name}
                  </span>
                  <span className={styles.muted}>
                    {[person.email, person.organization].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
