import type { FilePlace } from '@marketplace/shared/ui/conversation';

/** Where agents read a ticket's files, and upload files for their answer. */
export const filePlaceOf = (ticketId: string): FilePlace => ({
  path: `/tex-suite/ticket/${encodeURIComponent(ticketId)}/file`,
});
