import { Type, type Static } from 'typebox';
import { Id, Nullable } from './common.ts';

/** A module inside a listing: enough for a card. */
export const ModuleCard = Type.Object({
  id: Id,
  name: Type.String(),
  tagline: Type.String(),
  category: Type.String(),
  tags: Type.Array(Type.String()),
  iconUrl: Nullable(Type.String()),
  moduleUrl: Nullable(Type.String()),
  priority: Nullable(Type.Integer()),
  views: Type.Integer(),
  rating: Nullable(Type.Number()),
  downloads: Type.Integer(),
  comingSoon: Type.Boolean(),
});
export type ModuleCard = Static<typeof ModuleCard>;
