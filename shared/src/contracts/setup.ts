import { Type, type Static } from 'typebox';

const SetupStepId = Type.Union([
  Type.Literal('company'),
  Type.Literal('tax'),
  Type.Literal('sender'),
  Type.Literal('payment'),
  Type.Literal('catalogue'),
  Type.Literal('prices'),
  Type.Literal('privacy'),
  Type.Literal('organization'),
]);
export type SetupStepId = Static<typeof SetupStepId>;

/** What a marketplace needs before it can sell. */
export const Setup = Type.Object({
  steps: Type.Array(
    Type.Object({
      id: SetupStepId,
      done: Type.Boolean(),
      /** What is set now, such as `INR, GST 18%`; empty if nothing is. */
      value: Type.String(),
    }),
  ),
});
export type Setup = Static<typeof Setup>;
