import type { ManagedModule, ModuleFields } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { Archive, ArchiveRestore, Eye, PencilLine, Undo2 } from 'lucide-react';
import { useQuestion } from '../../question/use-question.tsx';
import type { Editor } from '../editing/use-editor.ts';
import { changeStatus } from '../lists/change-status.ts';
import { useArchive } from '../tree/use-archive.tsx';
import { useCatalogueView } from '../use-catalogue-view.ts';
import { ModuleBadges } from './module-badges.tsx';
import styles from './module-editor.module.css';
import type { Publishing } from './use-publishing.ts';

interface Props {
  module: ManagedModule | undefined;
  editor: Editor<ModuleFields>;
  publishing: Publishing;
  isPreview: boolean;
}

const Standing = ({ module }: { module: ManagedModule }) => (
  <ModuleBadges module={{ ...module, hasDraft: module.draft !== null, comingSoon: module.fields.comingSoon }} />
);

/** Name, status and actions of a module. */
export const ModuleActions = ({ module, editor, publishing, isPreview }: Props) => {
  const { change } = useCatalogueView();
  const { ask, dialog } = useQuestion();
  const { archive, dialog: archiveDialog } = useArchive();
  const isArchived = module?.status === 'archived';
  const canPublish = module?.status !== 'published' || module.draft !== null || editor.isDirty;
  const actionsOf = (item: ManagedModule): MenuAction[] => {
    const what = { kind: 'module', path: '/modules', item, name: item.fields.name } as const;
    const discard = {
      title: 'Discard unpublished changes?',
      text: `${item.fields.name} stays as published. Changes since then will be lost.`,
      action: 'Discard changes',
      run: publishing.discard,
    };
    return [
      ...(item.draft ? [{ label: 'Discard changes', icon: Undo2, onSelect: () => ask(discard) }] : []),
      isArchived
        ? {
            label: 'Restore',
            icon: ArchiveRestore,
            onSelect: () =>
              void changeStatus({ ...what, status: 'published', was: 'archived', done: `${what.name} restored.` }),
          }
        : { label: 'Archive', icon: Archive, onSelect: () => archive(what) },
    ];
  };
  return (
    <header className={styles.header}>
      <div className={styles.headings}>
        <h2 className={styles.title}>{module ? module.fields.name : 'New module'}</h2>
        {module && <Standing module={module} />}
      </div>
      <div className={styles.actions}>
        <Button onClick={() => change({ preview: isPreview ? '' : '1' })} disabled={editor.isDirty}>
          {isPreview ? <PencilLine size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          {isPreview ? 'Edit' : 'Preview'}
        </Button>
        <Button
          busy={editor.busy && 'Saving...'}
          disabled={!editor.isDirty || publishing.busy}
          onClick={() => void editor.save()}
        >
          {module && module.status !== 'draft' ? 'Save changes' : 'Save draft'}
        </Button>
        <Button
          kind="primary"
          busy={publishing.busy && 'Publishing...'}
          disabled={!canPublish || editor.busy || !module}
          onClick={publishing.publish}
        >
          Publish
        </Button>
        {module && <ActionsMenu label={`Actions for ${module.fields.name}`} actions={actionsOf(module)} />}
      </div>
      {dialog}
      {archiveDialog}
    </header>
  );
};
