import type { ApiContext } from '../../api-context.ts';

/** What subscribing and leaving work with. */
export type Newsletter = Pick<ApiContext, 'db' | 'keys' | 'mailer' | 'config'>;
