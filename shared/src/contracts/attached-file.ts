import { Type, type Static } from 'typebox';

/** A file's metadata; its content is a separate request. */
export const AttachedFile = Type.Object({ name: Type.String(), type: Type.String(), size: Type.Integer() });
export type AttachedFile = Static<typeof AttachedFile>;
