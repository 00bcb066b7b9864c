import { Type, type Static } from 'typebox';
import { Id, Instant } from './common.ts';
import { Version } from './company-settings.ts';
import { LinkToken } from './newsletter.ts';

/** What administrators are alerted to. */
export const AlertKind = Type.Union([
  Type.Literal('urgent_ticket'),
  Type.Literal('waiting_ticket'),
  Type.Literal('contact_message'),
  Type.Literal('demo_request'),
]);
export type AlertKind = Static<typeof AlertKind>;

/** Gone from the list once someone has answered or solved its ticket. */
export const Alert = Type.Object({
  id: Id,
  kind: AlertKind,
  ticketId: Id,
  number: Type.String(),
  subject: Type.String(),
  /** Of the requester. */
  name: Type.String(),
  createdAt: Instant,
  /** Since the caller last opened the bell. */
  isNew: Type.Boolean(),
});
export type Alert = Static<typeof Alert>;

/** The latest alerts that the caller wants in the bell, newest first, at most 30. */
export const AlertList = Type.Object({
  alerts: Type.Array(Alert),
  /** How many are new; counts to 100. */
  unseen: Type.Integer(),
});
export type AlertList = Static<typeof AlertList>;

/** `createdAt` of the newest alert on the screen. */
export const AlertsSeenBody = Type.Object({ until: Instant });

const AlertKinds = Type.Array(AlertKind, { maxItems: 4 });

export const WAITING_HOURS = { min: 1, max: 720 } as const;

const settings = {
  /** Kinds that the caller sees in the bell, and those that they also get by email. */
  bell: AlertKinds,
  mail: AlertKinds,
  /** Where the whole team is told; empty for the support address. */
  teamAddress: Type.Union([Type.Literal(''), Type.String({ format: 'email', maxLength: 254 })]),
  /** Hours that a requester waits before the team is alerted. */
  waitingHours: Type.Integer({ minimum: WAITING_HOURS.min, maximum: WAITING_HOURS.max }),
};

/** The alerts that a person wants, and those that the team gets. */
export const AlertSettings = Type.Object({ ...settings, version: Version });
export type AlertSettings = Static<typeof AlertSettings>;

export const AlertLinkQuery = Type.Object({ token: LinkToken });
