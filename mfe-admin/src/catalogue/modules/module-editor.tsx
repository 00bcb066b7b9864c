import type { ManagedCategory, ManagedModule, ModuleFields } from '@marketplace/shared/contracts';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../editing/failure-notice.tsx';
import { useEditor } from '../editing/use-editor.ts';
import { useFirstError } from '../editing/use-first-error.ts';
import { useCatalogueView } from '../use-catalogue-view.ts';
import { ModuleActions } from './module-actions.tsx';
import { ModuleChanges } from './module-changes.tsx';
import styles from './module-editor.module.css';
import { ModuleForm } from './module-form.tsx';
import { moduleLabels } from './module-labels.ts';
import { ModulePreview } from './module-preview.tsx';
import { ModulePrices } from './module-prices.tsx';
import { newModule } from './new-module.ts';
import { usePublishing } from './use-publishing.ts';

interface Props {
  module: ManagedModule | undefined;
  categories: ManagedCategory[];
}

/** Everything of one module: what is written, what of it is not published yet, its prices, how it will look. */
export const ModuleEditor = ({ module, categories }: Props) => {
  const { view, change } = useCatalogueView();
  const firstBucket = view.bucket || (categories[0]?.buckets[0]?.id ?? '');
  const editor = useEditor<ModuleFields>({
    path: '/modules',
    item: module && { id: module.id, version: module.version, fields: module.draft ?? module.fields },
    initial: newModule(firstBucket),
    labels: moduleLabels,
  });
  const publishing = usePublishing(editor, module);
  const form = useRef<HTMLDivElement>(null);
  useFirstError(form, editor.errors);
  // A new module has an address of its own once it is saved.
  const created = module ? undefined : editor.saved?.id;
  useEffect(() => {
    if (created !== undefined) change({ module: created, bucket: '' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [created]);
  const isPreview = view.preview === '1';
  return (
    <div className={styles.editor} ref={form}>
      <UnsavedChanges when={editor.isDirty} what="the changes to this module" />
      <ModuleActions module={module} editor={editor} publishing={publishing} isPreview={isPreview} />
      <FailureNotice editor={editor} />
      {module?.draft && <ModuleChanges before={module.fields} after={module.draft} categories={categories} />}
      {isPreview ? (
        <ModulePreview fields={editor.fields} module={module} categories={categories} />
      ) : (
        <ModuleForm editor={editor} categories={categories} onSubmit={() => void editor.save()} />
      )}
      {module && !isPreview && <ModulePrices module={module} isDirty={editor.isDirty} />}
    </div>
  );
};
