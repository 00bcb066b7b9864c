import type { ApiContext } from '../../api-context.ts';

/** What subscribing and leaving need. */
export type Newsletter = Pick<ApiContext, 'db' | 'keys' | 'mailer' | 'config'>;
