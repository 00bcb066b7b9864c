import { createTransport, type Transporter } from 'nodemailer';
import type { ApiConfig } from '../../config.ts';

/** In milliseconds. Far less than a job may take, so that no mail is resent while a slow server still accepts it. */
const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Undefined if no mail server is set. */
export const openSmtp = ({ smtpUrl, mailFrom }: Pick<ApiConfig, 'smtpUrl' | 'mailFrom'>): Transporter | undefined =>
  smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...limits }, { from: mailFrom });
