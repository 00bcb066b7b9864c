import { Link, Navigate } from '@marketplace/shared/router';
import { Avatar, EmptyState, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { Building2 } from 'lucide-react';
import picker from '../person-picker/person-picker.module.css';
import { organizationPage } from './organization-paths.ts';
import { useOwnOrganizations } from './use-own-organizations.ts';

/** A payment admin's organizations; if there is only one, it opens right away. */
export const OwnOrganizations = () => {
  const { status, data, reload } = useOwnOrganizations();
  const [first, ...more] = data ?? [];
  if (first && more.length === 0) return <Navigate to={organizationPage(first.id)} replace />;
  return (
    <>
      <PageHeader title="Organizations" lead="The organizations you manage." />
      {!data && status === 'loading' && <SkeletonList count={3} />}
      {status === 'failed' && <ListFailed what="organizations" onRetry={reload} />}
      {data && !first && (
        <EmptyState
          icon={Building2}
          title="You’re not in an organization yet"
          text="An administrator will add you to one."
        />
      )}
      {first && (
        <ul className={picker.list}>
          {[first, ...more].map(({ id, name, orgId, closed }) => (
            <li key={id}>
              <Link to={organizationPage(id)} className={picker.person}>
                <Avatar name={name} size={32} />
                <span className={picker.texts}>
                  <span className={picker.name}>{name}</span>
                  <span className={picker.muted}>{closed ? `${orgId} · closed` : orgId}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
