import type { PersonDetail } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Button, Notice, SkeletonList } from '@marketplace/shared/ui';
import { UserCheck, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useQuestion, type Ask } from '../../question/use-question.tsx';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { askToDeactivate, reactivate } from '../person-questions.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useActor } from '../use-actor.ts';
import { InvitationBox } from './invitation-box.tsx';
import { MarketplaceRolesField } from './marketplace-roles-field.tsx';
import { NameForm } from './name-form.tsx';
import { PersonFacts } from './person-facts.tsx';
import { RecentEvents } from './recent-events.tsx';
import { RoleField } from './role-field.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { usePerson } from './use-person.ts';
import styles from './user-panel.module.css';
import { NoRecord } from '../../view/no-record.tsx';

/** For super administrators, at a person's request. */
const PersonalData = lazy(async () => ({ default: (await import('./personal-data.tsx')).PersonalData }));

interface Props {
  id: string;
  /** Runs after a change that the list does not show yet. */
  onChanged: () => void;
  onClose: () => void;
}

interface StatusProps {
  person: PersonDetail;
  ask: Ask;
  onChanged: () => void;
}

const StatusAction = ({ person, ask, onChanged }: StatusProps) => {
  if (person.status === 'invited') return null;
  return person.status === 'active' ? (
    <Button onClick={() => askToDeactivate(ask, person, onChanged)}>
      <UserX size={16} strokeWidth={1.75} aria-hidden />
      Deactivate
    </Button>
  ) : (
    <Button onClick={() => void reactivate(person, onChanged)}>
      <UserCheck size={16} strokeWidth={1.75} aria-hidden />
      Reactivate
    </Button>
  );
};

const accessText = (count: number) => `${count} ${count === 1 ? 'module' : 'modules'}`;

/** One user in the side panel, with its own URL. Changes apply from their next request. */
export const UserPanel = ({ id, onChanged, onClose }: Props) => {
  const { status, person: shown, isGone, reload } = usePerson(id);
  const actor = useActor();
  const { ask, dialog } = useQuestion();
  const [changes, setChanges] = useState(0);
  const whyNot = shown && actor.whyNot(shown);
  const isLoading = status === 'loading';
  const refresh = () => {
    setChanges((count) => count + 1);
    reload();
    onChanged();
  };
  const gone = () => {
    onChanged();
    onClose();
  };
  const parts = { ask, readOnly: whyNot !== undefined, onChanged: refresh };
  return (
    <>
      <SidePanel
        above={shown ? <StatusBadge status={shown.status} /> : isLoading && 'User'}
        title={shown?.name ?? (isLoading ? 'Loading user' : 'User')}
        closeLabel="Close user"
        onClose={onClose}
        tools={shown && !whyNot && shown.status !== 'invited' && <StatusAction {...parts} person={shown} />}
      >
        {shown && (
          <>
            {whyNot && <Notice tone="info">{whyNot}</Notice>}
            {shown.status === 'invited' && <InvitationBox person={shown} {...parts} onGone={gone} />}
            <PersonFacts person={shown} />
            <NameForm
              key={shown.id}
              person={shown}
              readOnly={whyNot !== undefined && !actor.isSelf(id)}
              onChanged={refresh}
            />
            <RoleField person={shown} {...parts} />
            <MarketplaceRolesField person={shown} {...parts} />
            <section className={styles.section} aria-label="Module access">
              <h3 className={styles.heading}>Module access</h3>
              <p className={styles.muted}>{accessText(shown.givenModules)}, plus seats in subscriptions.</p>
              <Link to={`/iam-dashboard?tab=access&user=${encodeURIComponent(id)}`} className={styles.more}>
                {whyNot ? 'See module access' : 'Change module access'}
              </Link>
            </section>
            <SecondFactorSection person={shown} {...parts} />
            <RecentEvents id={id} changes={changes} />
            {actor.isSuperAdmin && !actor.isSelf(id) && (
              <Suspense>
                <PersonalData key={id} person={shown} onGone={gone} />
              </Suspense>
            )}
          </>
        )}
        {!shown && status === 'failed' && (
          <NoRecord what="user" whyGone="The invitation may have been withdrawn." isGone={isGone} onRetry={reload} />
        )}
        {!shown && isLoading && <SkeletonList count={4} />}
      </SidePanel>
      {dialog}
    </>
  );
};
