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
      text: 'The words that come with the product take the place of yours, which are lost.',
      action: 'Reset to default',
      run: reset,
    });
  return (
    <>
      <Link to="?section=email" className={styles.back}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        All messages
      </Link>
      <h3 className={styles.title}>{known.title}</h3>
      <p className={styles.when}>{known.when}.</p>
      <SettingsForm
        label={known.title}
        what="the words that you changed"
        form={{ ...form, errors: { ...preview.errors, ...errors } }}
        onLoadAgain={onLoadAgain}
        actions={
          <>
            <Button busy={testing && 'Sending...'} onClick={() => void sendTest()}>
              Send test to me
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
              help="An empty line begins a paragraph. “# ” makes the first one the heading, “> ” a last one small print."
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
