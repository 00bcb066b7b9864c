import { Type, type Static } from 'typebox';
import { Id, Nullable } from './common.ts';

/** A module inside a category listing. */
export const CategoryModule = Type.Object({
  id: Id,
  name: Type.String({ 'x-aliases': ['title'] }),
  moduleUrl: Nullable(Type.String({ minLength: 1 })),
});
export type CategoryModule = Static<typeof CategoryModule>;

/** `hue` is the category's own color as an OKLCH hue angle in degrees. */
const categoryFields = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  hue: Type.Integer({ minimum: 0, maximum: 359, 'x-fallback': 255 }),
};

const bucketFields = {
  id: Id,
  name: Type.String({ 'x-aliases': ['bucketName'] }),
  description: Type.String(),
  moduleCount: Type.Integer(),
};

export const Category = Type.Object({
  ...categoryFields,
  buckets: Type.Array(Type.Object({ ...bucketFields, modules: Type.Array(CategoryModule) })),
});
export type Category = Static<typeof Category>;
