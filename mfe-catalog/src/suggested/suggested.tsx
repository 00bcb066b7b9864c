import { useUser } from '@marketplace/shared/session';
import { SkeletonCards } from '@marketplace/shared/ui';
import { Section } from '../dashboard/section.tsx';
import { ModuleCard } from '../module-card/module-card.tsx';
import styles from './suggested.module.css';
import { SUGGESTED_SHOWN, useSuggested } from './use-suggested.ts';

/** For signed-in users; renders nothing on failure, which is only reported. */
export const Suggested = ({ ready }: { ready: boolean }) => {
  const user = useUser();
  const { modules, loading } = useSuggested(ready && user !== null);
  if (!user || (!loading && modules.length === 0)) return null;
  return (
    <Section title="Suggested for You" aside="By what your own modules have in common with others">
      {loading ? (
        <SkeletonCards count={SUGGESTED_SHOWN} />
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
