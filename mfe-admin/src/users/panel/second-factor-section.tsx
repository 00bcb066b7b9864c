import type { PersonDetail } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { attempt } from '../../calls/attempt.ts';
import type { Ask } from '../../question/use-question.tsx';
import { useActor } from '../use-actor.ts';
import styles from './user-panel.module.css';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  ask: Ask;
  onChanged: () => void;
}

const askToReset = (ask: Ask, { id, name }: PersonDetail, onChanged: () => void) =>
  ask({
    title: `Reset two-step verification of ${name}?`,
    text: 'Their passkeys, authenticator app and recovery codes are removed, they are signed out everywhere, and they get an email about it. First make sure that it is really them who asked.',
    action: 'Reset',
    run: async () => {
      const path = `/tex-suite/user/${encodeURIComponent(id)}/second-factor`;
      const done = await attempt(() => marketplace.delete(path), `Two-step verification of ${name} was reset.`);
      if (done) onChanged();
      return done;
    },
  });

/** Whether a user has a second factor, and the way out when they have lost all of them. */
export const SecondFactorSection = ({ person, readOnly, ask, onChanged }: Props) => {
  const { isSuperAdmin } = useActor();
  if (person.secondFactor === undefined) return null;
  return (
    <section className={styles.section} aria-label="Two-step verification">
      <h3 className={styles.heading}>Two-step verification</h3>
      <div className={styles.line}>
        <p className={styles.muted}>
          {person.secondFactor ? 'Set up: a password alone is not enough.' : 'Not set up.'}
        </p>
        {person.secondFactor && isSuperAdmin && !readOnly && (
          <Button
            size="small"
            kind="danger"
            aria-label="Reset two-step verification"
            onClick={() => askToReset(ask, person, onChanged)}
          >
            Reset
          </Button>
        )}
      </div>
    </section>
  );
};
