import { Type, type Static } from 'typebox';
import { Nullable } from './common.ts';

/** A picture and its dark sibling at another width. */
export const Rendition = Type.Object({
  /** In pixels. */
  width: Type.Integer({ minimum: 1 }),
  url: Type.String({ minLength: 1 }),
  urlDark: Nullable(Type.String()),
  /** A tiny version as a data URL, shown until the picture has loaded; only with the narrowest width. */
  preview: Type.Optional(Type.String()),
  previewDark: Type.Optional(Type.String()),
});
export type Rendition = Static<typeof Rendition>;
