import type { ManagedModule, ModuleFields } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { attempt } from '../../calls/attempt.ts';
import { catalogueChanged } from '../catalogue-changes.ts';
import type { Editor } from '../editing/use-editor.ts';
import { CATALOGUE } from '../use-managed.ts';

/** Publishes all changes to a module, or discards them. */
export const usePublishing = (editor: Editor<ModuleFields>, module: ManagedModule | undefined) => {
  const [busy, setBusy] = useState(false);

  const publish = async () => {
    const saved = module && !editor.isDirty ? { id: module.id, version: editor.version } : await editor.save();
    if (!saved) return;
    setBusy(true);
    const { id, version } = saved;
    try {
      await marketplace.put(`${CATALOGUE}/modules/${encodeURIComponent(id)}/status`, { version, status: 'published' });
      notify.success(`${editor.values.name} published.`);
    } catch (error) {
      editor.fail(error);
    } finally {
      setBusy(false);
      catalogueChanged();
    }
  };

  /** Returns whether it succeeded. */
  const discard = async () => {
    if (!module) return false;
    const at = `${CATALOGUE}/modules/${encodeURIComponent(module.id)}/changes`;
    const done = await attempt(
      () => marketplace.delete(`${at}?version=${encodeURIComponent(editor.version ?? '')}`),
      'Unpublished changes discarded.',
    );
    if (done) editor.reset(module.fields);
    catalogueChanged();
    return done;
  };
  return { busy, publish: () => void publish(), discard };
};

export type Publishing = ReturnType<typeof usePublishing>;
