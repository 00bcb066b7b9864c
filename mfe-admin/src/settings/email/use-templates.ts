import { EmailTemplate } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';

export const TEMPLATES = '/tex-admin/email-template';

const readTemplates = listReaderOf(EmailTemplate);

/** The words of every message. */
export const useTemplates = () => useResource(TEMPLATES, { life: 'short', parse: readTemplates });

/** Who reads them next asks the server. */
export const forgetTemplates = () => responseCache.invalidate(TEMPLATES);

export const templatePath = (id: string, action = '') => `${TEMPLATES}/${encodeURIComponent(id)}${action}`;
