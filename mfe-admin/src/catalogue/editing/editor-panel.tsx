import { Form } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { SidePanel } from '@marketplace/shared/ui/side-panel';
import { useEffect, useId, type ReactNode } from 'react';
import styles from './editor.module.css';
import { FailureNotice } from './failure-notice.tsx';
import type { Editor } from './use-editor.ts';

interface Props<Fields extends object> {
  editor: Editor<Fields>;
  /** The kind of item. */
  above: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one item in the side panel. Closes after saving. */
export const EditorPanel = <Fields extends object>({ editor, above, title, onClose, children }: Props<Fields>) => {
  const id = useId();
  const isSaved = editor.answer !== undefined;
  useEffect(() => {
    if (isSaved) onClose();
    // Runs once per save, so `onClose` is not a dependency.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved]);
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
      <Form form={editor} id={id} className={styles.form} label={title}>
        <UnsavedChanges when={editor.isDirty} what={`your changes to this ${above.toLowerCase()}`} />
        <FailureNotice {...editor} />
        {children}
      </Form>
    </SidePanel>
  );
};
