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
    title: `Reset two-step verification for ${name}?`,
    text: 'This removes their passkeys, authenticator app and recovery codes, signs them out everywhere and sends them an email. First make sure it’s really them asking.',
    action: 'Reset',
    run: async () => {
      const path = `/tex-suite/user/${encodeURIComponent(id)}/second-factor`;
      const done = await attempt(() => marketplace.delete(path), `Two-step verification reset for ${name}.`);
      if (done) onChanged();
      return done;
    },
  });

/** Whether a user has a second factor, and a reset for users who have lost all of them. */
export const SecondFactorSection = ({ person, readOnly, ask, onChanged }: Props) => {
  const { isSuperAdmin } = useActor();
  if (person.secondFactor === undefined) return null;
  return (
    <section className={styles.section} aria-label="Two-step verification">
      <h3 className={styles.heading}>Two-step verification</h3>
      <div className={styles.line}>
        <p className={styles.muted}>
          {person.secondFactor ? 'On. A password alone isn’t enough to sign in.' : 'Not set up yet.'}
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
