import type { EmailPlaceholder, EmailTemplate, EmailTemplateBody } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { Link } from '@marketplace/shared/router';
import { Button } from '@marketplace/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { useQuestion } from '../../question/use-question.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import styles from './template-editor.module.css';
import { TemplatePreview } from './template-preview.tsx';
import { usePreview } from './use-preview.ts';
import { useTemplateForm } from './use-template-form.ts';

interface Props {
  known: EmailTemplate;
  onLoadAgain: () => void;
}

/** Inserts a placeholder at the cursor; a block one gets its own paragraph. */
const inserted = (text: string, at: number, { name, block }: EmailPlaceholder) => {
  const piece = block ? `\n\n{{${name}}}\n\n` : `{{${name}}}`;
  return text.slice(0, at) + piece + text.slice(at);
};

const Field = fieldsOf<EmailTemplateBody>();

/** Subject and text of a message, with a live preview. */
export const TemplateEditor = ({ known, onLoadAgain }: Props) => {
  const { form, template, testing, reset, sendTest } = useTemplateForm(known);
  const { values, errors, edit, busy } = form;
  const preview = usePreview(known.id, values);
  const { ask, dialog } = useQuestion();
  const cursor = useRef(values.text.length);
  const askToReset = () =>
    ask({
      title: `Reset “${known.title}”?`,
      text: 'This replaces your text with the default. You can’t undo this.',
      action: 'Reset to default',
      run: reset,
    });
  return (
    <>
      <Link to="?section=email" className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        All templates
      </Link>
      <h3 className={styles.title}>{known.title}</h3>
      <p className={styles.when}>{known.when}.</p>
      <SettingsForm
        label={known.title}
        what="your changes to this template"
        form={{ ...form, errors: { ...preview.errors, ...errors } }}
        onLoadAgain={onLoadAgain}
        actions={
          <>
            <Button busy={testing && 'Sending...'} onClick={() => void sendTest()}>
              Send me a test
            </Button>
            <Button disabled={busy || template.changedAt === null} onClick={askToReset}>
              Reset to default
            </Button>
          </>
        }
      >
        <div className={styles.columns}>
          <div className={styles.words}>
            <Field.Text name="subject" label="Subject" />
            <Field.Area
              name="text"
              label="Text"
              rows={16}
              help="Leave a blank line between paragraphs. Start the first one with “# ” for a heading, the last one with “> ” for small print."
              onSelect={(event) => (cursor.current = event.currentTarget.selectionStart)}
            />
            <PlaceholderList
              placeholders={known.placeholders}
              onInsert={(placeholder) => edit({ text: inserted(values.text, cursor.current, placeholder) })}
            />
          </div>
          <TemplatePreview {...preview} />
        </div>
      </SettingsForm>
      {dialog}
    </>
  );
};
