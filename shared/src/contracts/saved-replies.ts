import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank } from './common.ts';

/** A text for answers. `{name}` becomes the requester's first name. */
export const SavedReply = Type.Object({
  id: Id,
  name: Type.String(),
  body: Type.String(),
  updatedAt: Instant,
});
export type SavedReply = Static<typeof SavedReply>;

export const SavedReplyBody = Type.Object({
  name: NotBlank(80),
  body: NotBlank(5000),
  /** That of the reply when it was opened: if someone else has changed it since, 409 `changed_meanwhile`. */
  updatedAt: Type.Optional(Instant),
});
export type SavedReplyBody = Static<typeof SavedReplyBody>;
