import { Type, type Static } from 'typebox';
import { Id } from './common.ts';

/** A file's metadata; its content is a separate request. */
export const AttachedFile = Type.Object({ name: Type.String(), type: Type.String(), size: Type.Integer() });
export type AttachedFile = Static<typeof AttachedFile>;

/** A file of a ticket. Its size is in bytes. */
export const TicketFile = Type.Object({ id: Id, ...AttachedFile.properties });
export type TicketFile = Static<typeof TicketFile>;
