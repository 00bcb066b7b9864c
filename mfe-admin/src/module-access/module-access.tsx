import { useSearchParams } from '@marketplace/shared/router';
import { Avatar, EmptyState, LinkButton, Notice, SkeletonList } from '@marketplace/shared/ui';
import { ListFailed } from '@marketplace/shared/ui/list';
import { LayoutGrid, SearchX } from 'lucide-react';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { usePerson } from '../users/panel/use-person.ts';
import { useActor } from '../users/use-actor.ts';
import styles from './grants.module.css';
import { Grants } from './grants.tsx';
import { useGrants } from './use-grants.ts';

const linkTo = (user: string) => `?${new URLSearchParams({ tab: 'access', ...(user && { user }) }).toString()}`;

const Failed = ({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) =>
  isGone ? (
    <EmptyState icon={SearchX} title="This user doesn’t exist" text="Search for another user above." />
  ) : (
    <ListFailed what="access" onRetry={onRetry} />
  );

/** The modules of the user in the URL. */
const AccessOf = ({ id }: { id: string }) => {
  const { person, status, isGone, reload: readPerson } = usePerson(id);
  const { data: grants, status: grantsStatus, reload } = useGrants(id);
  const actor = useActor();
  if (status === 'failed' || grantsStatus === 'failed')
    return (
      <Failed
        isGone={isGone}
        onRetry={() => {
          readPerson();
          reload();
        }}
      />
    );
  if (!person || !grants) return <SkeletonList count={6} />;
  const whyNot = actor.whyNot(person);
  return (
    <section aria-labelledby="access-of">
      <div className={styles.person}>
        <Avatar name={person.name} size={40} />
        <div className={styles.texts}>
          <h2 className={styles.title} id="access-of">
            {person.name}
          </h2>
          <p className={styles.muted}>{[person.email, person.organization].filter(Boolean).join(' · ')}</p>
        </div>
        <LinkButton size="small" to={`/iam-dashboard?user=${encodeURIComponent(id)}`}>
          Open user
        </LinkButton>
      </div>
      {whyNot && (
        <div className={styles.notice}>
          <Notice tone="info">{whyNot}</Notice>
        </div>
      )}
      <Grants
        userId={id}
        name={person.name}
        grants={grants}
        readOnly={whyNot !== undefined}
        onSettled={() => {
          reload();
          readPerson();
        }}
      />
    </section>
  );
};

/** Who may open which module: find a user and change their access. */
export const ModuleAccess = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('user') ?? '';
  const user = /^[A-Za-z0-9_.-]{1,64}$/.test(asked) ? asked : '';
  const picker = (
    <PersonPicker
      label="Find a user"
      verb="Show modules of"
      onPick={({ id }) => setQuery(new URLSearchParams(linkTo(id)), { preventScrollReset: true })}
    />
  );
  return (
    <>
      <div className={styles.find}>{picker}</div>
      {user ? (
        <AccessOf key={user} id={user} />
      ) : (
        <EmptyState
          icon={LayoutGrid}
          title="Choose a user"
          text="Find a user by name, email or organization to see and change which modules they can open."
        />
      )}
    </>
  );
};
