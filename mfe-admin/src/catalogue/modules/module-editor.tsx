import { ModuleFields, type ManagedCategory, type ManagedModule } from '@marketplace/shared/contracts';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useEffect } from 'react';
import { FailureNotice } from '../editing/failure-notice.tsx';
import { useEditor } from '../editing/use-editor.ts';
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

const sentences = {
  name: 'Enter a name.',
  'screenshots.alt': 'Describe what it shows.',
  'versions.version': 'Enter a version number.',
  'versions.notes': 'Describe what’s new.',
  'sections.sectionName': 'Enter a section name.',
  taxCode: 'Enter 4, 6 or 8 digits, such as 998314.',
};

/** The editor of a module: fields, unpublished changes, prices and preview. */
export const ModuleEditor = ({ module, categories }: Props) => {
  const { view, change } = useCatalogueView();
  const firstBucket = view.bucket || (categories[0]?.buckets[0]?.id ?? '');
  const editor = useEditor<ModuleFields>({
    path: '/modules',
    item: module && { id: module.id, version: module.version, fields: module.draft ?? module.fields },
    initial: newModule(firstBucket),
    ...{ contract: ModuleFields, labels: moduleLabels, sentences },
  });
  const publishing = usePublishing(editor, module);
  // A new module gets its own URL once it is saved.
  const created = module ? undefined : editor.answer?.id;
  useEffect(() => {
    if (created !== undefined) change({ module: created, bucket: '' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [created]);
  const isPreview = view.preview === '1';
  return (
    <div className={styles.editor}>
      <UnsavedChanges when={editor.isDirty} what="your changes to this module" />
      <ModuleActions module={module} editor={editor} publishing={publishing} isPreview={isPreview} />
      <FailureNotice {...editor} />
      {module?.draft && <ModuleChanges before={module.fields} after={module.draft} categories={categories} />}
      {isPreview ? (
        <ModulePreview fields={editor.values} module={module} categories={categories} />
      ) : (
        <ModuleForm editor={editor} categories={categories} />
      )}
      {module && !isPreview && <ModulePrices module={module} isDirty={editor.isDirty} />}
    </div>
  );
};
