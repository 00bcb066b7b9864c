import { OrganizationSummary } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { Avatar, SkeletonList } from '@marketplace/shared/ui';
import { SearchField } from '@marketplace/shared/ui/form';
import { queryOf } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import styles from '../person-picker/person-picker.module.css';
import { ORGANIZATIONS } from './organization-paths.ts';

interface Props {
  /** What picking does, read before the name, such as "Move to". */
  verb: string;
  onPick: (organization: OrganizationSummary) => void;
  /** Id of an organization to leave out. */
  without?: string;
}

const readOrganizations = listReaderOf(OrganizationSummary);

/** Finds an open organization by name, payer or email domain; lists the first ones without a search. */
export const OrganizationPicker = ({ verb, onPick, without }: Props) => {
  const [search, setSearch] = useState('');
  const path = `${ORGANIZATIONS}?${queryOf({ search, status: 'open', size: '8' })}`;
  const { status, data } = useResource(path, { life: 'short', parse: readOrganizations });
  const found = data?.filter(({ id }) => id !== without);
  return (
    <div className={styles.picker}>
      <SearchField
        label="Find an organization"
        placeholder="Name, organization ID, payer or domain"
        value={search}
        onSearch={setSearch}
      />
      {!data && status === 'loading' && <SkeletonList count={3} />}
      {status === 'failed' && <p role="status">Couldn’t search organizations. Type again to retry.</p>}
      {found?.length === 0 && (
        <p className={styles.none} role="status">
          No open organizations match.
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label="Found organizations">
          {found.map((organization) => (
            <li key={organization.id}>
              <button type="button" className={styles.person} onClick={() => onPick(organization)}>
                <Avatar name={organization.name} size={32} />
                <span className={styles.texts}>
                  <span className={styles.name}>
                    <span className="visually-hidden">{`${verb} `}</span>
                    {organization.name}
                  </span>
                  <span className={styles.muted}>{`${organization.orgId} · ${organization.legalName}`}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
