import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import styles from './editor.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { useFirstError } from './use-first-error.ts';
import type { Editor } from './use-editor.ts';

interface Props<Fields extends object> {
  editor: Editor<Fields>;
  /** Of what kind it is. */
  above: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one thing beside its list. It closes once it is saved. */
export const EditorPanel = <Fields extends object>({ editor, above, title, onClose, children }: Props<Fields>) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, editor.errors);
  const isSaved = editor.saved !== undefined;
  useEffect(() => {
    if (isSaved) onClose();
    // Once, when it is saved: by whatever name closing goes then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <SidePanel
      above={above}
      title={title}
      closeLabel={`Close ${above.toLowerCase()}`}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" busy={editor.busy && 'Saving...'}>
            Save
          </Button>
        </div>
      }
    >
      <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate aria-label={title}>
        <UnsavedChanges when={editor.isDirty} what={`the changes to this ${above.toLowerCase()}`} />
        <FailureNotice editor={editor} />
        {children}
      </form>
    </SidePanel>
  );
};
