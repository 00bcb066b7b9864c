import type { FastifyBaseLogger } from 'fastify';
import type { ApiConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createMailboxPost, type Post } from './post.ts';
import { createSmtpPost } from './smtp-post.ts';

export function openPost(db: Database, config: ApiConfig, log: FastifyBaseLogger): Post {
  if (config.smtpUrl === undefined) {
    if (config.production) log.warn('SMTP_URL is not set: e-mails are kept in the database and go to nobody.');
    return createMailboxPost(config.brand);
  }
  const onFailure = (error: unknown) => log.warn({ err: error }, 'an e-mail could not be sent yet');
  return createSmtpPost({ db, smtpUrl: config.smtpUrl, from: config.mailFrom, brand: config.brand, onFailure });
}
