import { EmailTemplate } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';

export const TEMPLATES = '/tex-admin/email-template';

const readTemplates = listReaderOf(EmailTemplate);

/** The texts of all messages. */
export const useTemplates = () => useResource(TEMPLATES, { life: 'short', parse: readTemplates });

/** Makes the next read fetch from the server. */
export const forgetTemplates = () => responseCache.invalidate(TEMPLATES);

export const templatePath = (id: string, action = '') => `${TEMPLATES}/${encodeURIComponent(id)}${action}`;
