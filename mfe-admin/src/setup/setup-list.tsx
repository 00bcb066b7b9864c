import { Link } from '@marketplace/shared/router';
import { Button, EmptyState, Notice, SkeletonList } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import styles from './setup-list.module.css';
import { SetupStep } from './setup-step.tsx';
import { stepTexts } from './step-texts.ts';
import { useSetup } from './use-setup.ts';

/** The steps in order, with what is missing. */
export const SetupList = () => {
  const { status, data, reload } = useSetup();
  if (status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="The steps could not be loaded"
        text="The server didn’t respond."
        actions={<Button onClick={reload}>Try again</Button>}
      />
    );
  if (!data) return <SkeletonList count={8} />;
  const missing = data.steps.filter(({ done }) => !done);
  const next = missing.find(({ id }) => !stepTexts[id].onlyWhenDone);
  return (
    <>
      <Notice tone={missing.length === 0 ? 'success' : 'info'}>
        {missing.length === 0 ? (
          <>
            Your marketplace is ready to sell. <Link to="/">Open it</Link>
          </>
        ) : (
          `${data.steps.length - missing.length} of ${data.steps.length} steps done.`
        )}
      </Notice>
      <ol className={styles.steps} aria-label="Steps">
        {data.steps.map((step) => (
          <SetupStep key={step.id} step={step} next={step === next} />
        ))}
      </ol>
    </>
  );
};
