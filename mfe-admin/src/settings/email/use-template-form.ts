import { readerOf } from '@marketplace/shared/data';
import { Acknowledgement, EmailTemplate, type EmailWords } from '@marketplace/shared/contracts';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { useDraft } from '../form/use-draft.ts';
import { forgetTemplates, templatePath } from './use-templates.ts';

const NOT_DONE = 'Nothing was done: no answer came. Check your connection and try again.';

const wordsOf = ({ subject, text }: EmailWords): EmailWords => ({ subject, text });

/** The form over the words of a message. */
export const useTemplateForm = (known: EmailTemplate) => {
  const [template, setTemplate] = useState(known);
  const [testing, setTesting] = useState(false);
  const keep = (saved: EmailTemplate) => {
    setTemplate(saved);
    forgetTemplates();
    return wordsOf(saved);
  };
  const form = useDraft({
    start: wordsOf(known),
    check: ({ subject, text }): Record<string, string> => ({
      ...(subject.trim() === '' && { subject: 'Write a subject.' }),
      ...(text.trim() === '' && { text: 'Write a text.' }),
    }),
    send: async (words) =>
      readerOf(EmailTemplate)(
        (await marketplace.put(templatePath(known.id), { ...words, version: template.version })).data,
      ),
    onSaved: keep,
    done: 'The message was saved. It goes out like this from now on.',
  });
  const reset = () =>
    form.take(
      async () => readerOf(EmailTemplate)((await marketplace.delete(templatePath(known.id))).data),
      'The words of the product hold again.',
    );
  const sendTest = async () => {
    setTesting(true);
    try {
      const { data } = await marketplace.post(templatePath(known.id, '/test'), form.draft);
      notify.success(readerOf(Acknowledgement)(data).message);
    } catch (error) {
      notify.error(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_DONE);
    }
    setTesting(false);
  };
  return { form, template, testing, reset, sendTest };
};
