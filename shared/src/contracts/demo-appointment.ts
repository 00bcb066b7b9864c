import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank, Nullable } from './common.ts';

/** Length of a demo in minutes. */
export const DemoMinutes = Type.Union([Type.Literal(30), Type.Literal(45), Type.Literal(60)]);
export type DemoMinutes = Static<typeof DemoMinutes>;

/** When and where a demo takes place. */
const DemoAppointment = Type.Object({
  startsAt: Instant,
  minutes: DemoMinutes,
  /** A link or an address. */
  place: Type.String(),
});

/** What someone wants to see and when, and what was agreed. */
export const Demo = Type.Object({
  company: Type.String(),
  teamSize: Nullable(Type.Integer()),
  modules: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  preferredDay: Nullable(Type.String()),
  preferredTime: Nullable(Type.String()),
  /** Of the requester; null if unknown. */
  timeZone: Nullable(Type.String()),
  /** Of the company. */
  ownTimeZone: Type.String(),
  /** Null until confirmed, and once canceled. */
  appointment: Nullable(DemoAppointment),
  /** Counts confirmations, changes and cancellations. */
  sequence: Type.Integer(),
});
export type Demo = Static<typeof Demo>;

export const DemoAppointmentBody = Type.Object({
  ...DemoAppointment.properties,
  place: NotBlank(500),
  /** `sequence` that the form showed: if someone else has changed the appointment since, 409 `changed_meanwhile`. */
  was: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type DemoAppointmentBody = Static<typeof DemoAppointmentBody>;
