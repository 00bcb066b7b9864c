import { Type, type Static } from 'typebox';
import { Instant, Nullable, PageOf, SortBy } from './common.ts';

const Name = Type.String({ pattern: '^[A-Za-z0-9.+-]{1,64}$' });

/** How far back, in hours: an hour, a day, a week. */
const Hours = Type.Integer({ enum: [1, 24, 168] });

export const HealthQuery = Type.Object({ hours: Type.Optional(Hours) });
export type HealthQuery = Static<typeof HealthQuery>;

const Measured = Nullable(Type.Number());

/** What browsers reported about one release of one application. */
export const PartHealth = Type.Object({
  app: Type.String(),
  release: Type.String(),
  /** How often its pages were shown. */
  pageViews: Type.Integer(),
  errors: Type.Integer(),
  loadFailures: Type.Integer(),
  /** 75th percentiles, in milliseconds except CLS; null if not measured. */
  lcp: Measured,
  inp: Measured,
  cls: Measured,
  /** From the click, or the start of the page load, until the page was shown. */
  shown: Measured,
  lastAt: Instant,
});
export type PartHealth = Static<typeof PartHealth>;

/** Newest release first within a part. */
export const Health = Type.Object({ from: Instant, to: Instant, parts: Type.Array(PartHealth) });
export type Health = Static<typeof Health>;

/** What browsers reported in one step of a timeline, of all applications. */
export const HealthPoint = Type.Object({
  /** When it begins. */
  at: Instant,
  pageViews: Type.Integer(),
  errors: Type.Integer(),
  loadFailures: Type.Integer(),
  /** The 75th percentile in milliseconds; null if not measured. */
  lcp: Measured,
});
export type HealthPoint = Static<typeof HealthPoint>;

/** Every step of the period, oldest first: 5 minutes of an hour, an hour of a day, 6 hours of a week. */
export const HealthTimeline = Type.Object({
  points: Type.Array(HealthPoint),
  /** Those first reported in the period, after another release of their application. */
  releases: Type.Array(Type.Object({ app: Type.String(), release: Type.String(), at: Instant })),
});
export type HealthTimeline = Static<typeof HealthTimeline>;

export const ErrorsQuery = Type.Object({
  hours: Type.Optional(Hours),
  app: Type.Optional(Name),
  release: Type.Optional(Name),
  /** Part of the message or place, or an Error ID. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `lastAt,desc` by default. */
  sort: Type.Optional(SortBy('lastAt', 'firstAt', 'count', 'app')),
});
export type ErrorsQuery = Static<typeof ErrorsQuery>;

/** Equal errors of one release. */
export const SeenError = Type.Object({
  app: Type.String(),
  release: Type.String(),
  kind: Type.String(),
  message: Type.String(),
  place: Type.String(),
  count: Type.Integer(),
  firstAt: Instant,
  lastAt: Instant,
  /** Of the latest one. */
  lastId: Type.String(),
  lastUrl: Type.String(),
  stack: Nullable(Type.String()),
});
export type SeenError = Static<typeof SeenError>;
export const SeenErrorPage = PageOf(SeenError);

export const SetHealthQuery = Type.Object({
  /** One to four release sets, separated by commas. */
  sets: Type.String({ pattern: '^[A-Za-z0-9]{1,64}(,[A-Za-z0-9]{1,64}){0,3}$' }),
  since: Instant,
});
export type SetHealthQuery = Static<typeof SetHealthQuery>;

/** The health of a release set, by which canaries are judged. */
export const SetHealth = Type.Object({
  set: Type.String(),
  pageViews: Type.Integer(),
  /** Errors and failed loads. */
  errors: Type.Integer(),
});
export type SetHealth = Static<typeof SetHealth>;
