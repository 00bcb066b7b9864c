import type { FilePlace } from '@marketplace/shared/ui/conversation';

/** Where requesters read a ticket's files, and upload files for their reply. */
export const filePlaceOf = (token: string): FilePlace => ({ path: '/tex-suite/ticket/status/file', token });
