import { useSession } from '@marketplace/shared/session';
import { SkeletonCards } from '@marketplace/shared/ui';
import { Section } from '../dashboard/section.tsx';
import { ModuleCard } from '../module-card/module-card.tsx';
import styles from './suggested.module.css';
import { SUGGESTED_SHOWN, useSuggested } from './use-suggested.ts';

/**
 * For signed-in users; renders nothing on failure, which is only reported. Until the session is known, its place is
 * kept for users who are probably signed in, so that nothing below moves under the pointer.
 */
export const Suggested = ({ ready }: { ready: boolean }) => {
  const { loading: checking, user } = useSession();
  const { modules, loading } = useSuggested(ready && user !== null);
  const waits = !ready || loading;
  if (checking) return <div className={styles.place} />;
  if (!user || (!waits && modules.length === 0)) return null;
  return (
    <Section title="Suggested for You" aside="Based on the modules you have">
      {waits ? (
        <div className={styles.waits}>
          <SkeletonCards count={SUGGESTED_SHOWN} />
        </div>
      ) : (
        <ul className={styles.grid}>
          {modules.slice(0, SUGGESTED_SHOWN).map((module) => (
            <li key={module.id}>
              <ModuleCard module={module} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
