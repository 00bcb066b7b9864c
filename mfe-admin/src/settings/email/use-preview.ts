import { EmailPreview, type EmailWords } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { refusalOf, type Errors } from '@marketplace/shared/form';
import { NO_PREVIEW, useServerPreview } from '../../form/use-server-preview.ts';
import { templatePath } from './use-templates.ts';

const read = readerOf(EmailPreview);

interface Preview {
  /** The last successful preview. */
  shown: EmailPreview | undefined;
  /** Why the current text can't be sent, by field. */
  errors: Errors;
  failed: string | undefined;
}

/** The message as its recipient would see it, updated when typing pauses. */
export const usePreview = (id: string, { subject, text }: EmailWords): Preview => {
  const { shown, error } = useServerPreview(templatePath(id, '/preview'), { subject, text }, read);
  if (error === undefined) return { shown, errors: {}, failed: undefined };
  const { errors, reason: failed } = refusalOf(error, { subject, text }, NO_PREVIEW);
  return { shown, errors, failed };
};
