import { Button, EmptyState, Notice, SkeletonList } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { CloudOff, Eye, PencilLine } from 'lucide-react';
import { LastSeen } from '../../users/last-seen.tsx';
import styles from './policy-editor.module.css';
import { policyNodes } from './policy-html.ts';
import { usePolicy } from './use-policy.ts';

const help = 'HTML: headings from h2 on, paragraphs, lists, tables and links. Whatever else it holds is taken out.';

/** The privacy policy as HTML, and as its readers will see it. */
export const PolicyEditor = () => {
  const policy = usePolicy();
  const { data, status, preview, busy } = policy;
  if (!data && status === 'failed')
    return (
      <EmptyState
        icon={CloudOff}
        title="The privacy policy could not be loaded"
        actions={<Button onClick={policy.reload}>Try Again</Button>}
      />
    );
  if (!data) return <SkeletonList count={6} />;
  const isPreview = preview !== undefined;
  return (
    <section className={styles.editor} aria-label="Privacy policy">
      <UnsavedChanges when={policy.isDirty} what="the changes to the privacy policy" />
      <div className={styles.tools}>
        <p className={styles.saved}>
          Published <LastSeen at={data.updatedAt} />
        </p>
        <Button disabled={busy} onClick={isPreview ? policy.edit : policy.show}>
          {isPreview ? <PencilLine size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button kind="primary" busy={busy && 'Working...'} disabled={!policy.isDirty} onClick={policy.save}>
          Publish
        </Button>
      </div>
      {policy.failure && (
        <Notice tone="danger">
          <p>{policy.failure}</p>
          {policy.isBehind && (
            <Button size="small" onClick={policy.takeOver}>
              Replace theirs with mine
            </Button>
          )}
        </Notice>
      )}
      {isPreview ? (
        <article className={styles.preview} aria-label="Preview">
          {policyNodes(preview)}
        </article>
      ) : (
        <TextAreaField
          label="Text"
          help={help}
          rows={24}
          maxLength={200_000}
          spellCheck
          value={policy.html}
          onChange={(event) => policy.write(event.target.value)}
        />
      )}
    </section>
  );
};
