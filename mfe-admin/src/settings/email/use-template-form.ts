import { EmailTemplateBody, EmailTemplate, Acknowledgement } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { useForm } from '@marketplace/shared/form';
import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { forgetTemplates, templatePath } from './use-templates.ts';

const NOT_DONE = 'The server didn’t respond. Check your connection and try again.';

const readTemplate = readerOf(EmailTemplate);

const wordsOf = ({ subject, text, version }: EmailTemplate): EmailTemplateBody => ({ subject, text, version });

/** The form of a message's subject and text. */
export const useTemplateForm = (known: EmailTemplate) => {
  const [testing, setTesting] = useState(false);
  const form = useForm<EmailTemplateBody, EmailTemplate>({
    start: wordsOf(known),
    contract: EmailTemplateBody,
    check: ({ subject, text }): Record<string, string> => ({
      ...(subject.trim() === '' && { subject: 'Enter a subject.' }),
      ...(text.trim() === '' && { text: 'Enter some text.' }),
    }),
    send: async (words) => readTemplate((await marketplace.put(templatePath(known.id), words)).data),
    next: (saved) => {
      forgetTemplates();
      return wordsOf(saved);
    },
    done: 'Template saved. New emails will use it.',
  });
  const reset = () =>
    form.run(
      async () => readTemplate((await marketplace.delete(templatePath(known.id))).data),
      'Template reset to default.',
    );

  const sendTest = async () => {
    setTesting(true);
    const { subject, text } = form.values;
    try {
      const { data } = await marketplace.post(templatePath(known.id, '/test'), { subject, text });
      notify.success(readerOf(Acknowledgement)(data).message);
    } catch (error) {
      notify.error(fieldErrors(error)[0]?.message ?? serverSaid(error) ?? NOT_DONE);
    }
    setTesting(false);
  };
  return { form, template: form.answer ?? known, testing, reset, sendTest };
};
