import { readerOf } from '@marketplace/shared/data';
import { type ManagedCategory, ManagedModule } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { ArrowLeft } from 'lucide-react';
import { FormSkeleton } from '../../form/form-skeleton.tsx';
import { linkTo, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import styles from './module-list.module.css';
import { ModuleEditor } from './module-editor.tsx';
import { NoRecord } from '../../view/no-record.tsx';

/** One module on a full page, with its own URL. */
export const ModuleEditorView = ({ categories }: { categories: ManagedCategory[] | undefined }) => {
  const { view } = useCatalogueView();
  const isNew = view.module === 'new';
  const { status, shown, isGone, reload } = useManaged(
    isNew ? null : `/modules/${encodeURIComponent(view.module)}`,
    readerOf(ManagedModule),
  );
  const isReady = categories !== undefined && (isNew || shown !== undefined);
  return (
    <section aria-label="Module">
      <Link to={linkTo({ ...view, module: '', preview: '', edit: '' })} className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        All modules
      </Link>
      {isReady && <ModuleEditor module={shown} categories={categories} />}
      {!isReady && status === 'failed' && <NoRecord what="module" isGone={isGone} onRetry={reload} />}
      {!isReady && status !== 'failed' && <FormSkeleton groups={3} />}
    </section>
  );
};
