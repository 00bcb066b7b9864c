import { Button, EmptyState, Notice } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { CloudOff } from 'lucide-react';
import { FormSkeleton } from '../../form/form-skeleton.tsx';
import { LastSeen } from '../../users/last-seen.tsx';
import styles from './policy-editor.module.css';
import { PolicyPreview } from './policy-preview.tsx';
import { usePolicy } from './use-policy.ts';

const help = 'HTML with headings (h2 and below), paragraphs, lists, tables and links. We remove everything else.';

/** The privacy policy as HTML, with a live preview. */
export const PolicyEditor = () => {
  const policy = usePolicy();
  const { data, status, isNew, busy } = policy;
  if (!data && !isNew && status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="The privacy policy could not be loaded"
        actions={<Button onClick={policy.reload}>Try again</Button>}
      />
    );
  if (!data && !isNew) return <FormSkeleton groups={1} fields={2} />;
  return (
    <section className={styles.editor} aria-label="Privacy policy">
      <UnsavedChanges when={policy.isDirty} what="your changes to the privacy policy" />
      <div className={styles.tools}>
        <p className={styles.saved}>
          {data ? (
            <>
              Published <LastSeen at={data.updatedAt} />
            </>
          ) : (
            'Not published yet.'
          )}
        </p>
        <Button kind="primary" busy={busy && 'Publishing...'} disabled={!policy.isDirty} onClick={policy.save}>
          Publish
        </Button>
      </div>
      {policy.failure && (
        <Notice tone="danger">
          <p>{policy.failure}</p>
          {policy.isBehind && (
            <Button size="small" onClick={policy.takeOver}>
              Overwrite with my changes
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.columns}>
        <TextAreaField
          label="Text"
          help={help}
          rows={24}
          maxLength={200_000}
          spellCheck
          value={policy.html}
          onChange={(event) => policy.write(event.target.value)}
        />
        <PolicyPreview written={policy.html} />
      </div>
    </section>
  );
};
