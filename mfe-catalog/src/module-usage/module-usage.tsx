import type { Module } from '@marketplace/shared/contracts';
import { useUser } from '@marketplace/shared/session';
import { Button, Card, Notice, Skeleton } from '@marketplace/shared/ui';
import styles from './module-usage.module.css';
import type { useModuleUsage } from './use-module-usage.ts';
import { UsageSummary } from './usage-summary.tsx';

interface Props {
  module: Module;
  usage: ReturnType<typeof useModuleUsage>;
}

const sectionsOf = (module: Module, mine: { sectionId: string }[]) => ({
  all: module.sections.length,
  open: module.sections.filter(({ sectionId }) => mine.some((section) => section.sectionId === sectionId)).length,
});

/** The user's own usage: how often they opened the module from the marketplace. */
export const ModuleUsageCard = ({ module, usage: { status, data, reload } }: Props) => {
  const mine = useUser()?.userAccess.modules.find(({ id }) => id === module.id);
  const unused = data?.lastOpenedAt === null;
  return (
    <Card className={styles.card}>
      <div className={styles.heading}>
        <h2>Your usage</h2>
        <p>Only you see this</p>
      </div>
      {!data && status === 'loading' && (
        <div role="status" aria-label="Loading your usage">
          <Skeleton height={140} />
        </div>
      )}
      {data && unused && (
        <p className={styles.unused}>
          No usage yet. Each time you open {module.name} from the marketplace, we’ll count it here.
        </p>
      )}
      {data && !unused && (
        <UsageSummary usage={data} hue={module.categoryHue} sections={sectionsOf(module, mine?.sections ?? [])} />
      )}
      {status === 'failed' && (
        <>
          <Notice tone="danger">Your usage could not be loaded.</Notice>
          <Button size="small" className={styles.retry} onClick={reload}>
            Try again
          </Button>
        </>
      )}
    </Card>
  );
};
