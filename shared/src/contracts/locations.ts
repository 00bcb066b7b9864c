import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank, Nullable } from './common.ts';

/** Degrees, WGS 84. */
const Latitude = Type.Number({ minimum: -90, maximum: 90 });
const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** What people agree to before they share their position; changing the text needs a new version. */
export const SHARING_CONSENT = {
  version: 2,
  text: 'While sharing is on, this browser sends your location to the marketplace’s administrators: your position, its accuracy and your speed. We keep your past locations for 30 days, then delete them. You can stop at any time here, and your position leaves the map right away.',
} as const;

/** Ages from which a position counts as stale or offline, in milliseconds. */
export const FRESHNESS = { staleAfter: 2 * 60_000, offlineAfter: 15 * 60_000 } as const;

/** A fixed place. */
export const SiteBody = Type.Object({
  name: NotBlank(120),
  address: NotBlank(300),
  lat: Latitude,
  lng: Longitude,
  /** Radius in meters. */
  radius: Type.Integer({ minimum: 10, maximum: 100_000 }),
});
export type SiteBody = Static<typeof SiteBody>;

/** A change names its version, so that nobody overwrites what they have not seen. */
export const SiteChange = Type.Object({ ...SiteBody.properties, updatedAt: Instant });
export type SiteChange = Static<typeof SiteChange>;

export const Site = Type.Object({
  id: Id,
  ...SiteBody.properties,
  updatedAt: Instant,
});
export type Site = Static<typeof Site>;

/** Where a device says it is. */
export const PositionBody = Type.Object({
  lat: Latitude,
  lng: Longitude,
  /** Meters. */
  accuracy: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  /** Meters per second; null or absent if the device doesn't know. */
  speed: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 2_000 }))),
  /** When the device was there. */
  fixTime: Instant,
});
export type PositionBody = Static<typeof PositionBody>;

/** The last position of a user who shares. */
export const LivePosition = Type.Object({
  userId: Id,
  name: Type.String(),
  lat: Latitude,
  lng: Longitude,
  accuracy: Type.Number(),
  speed: Nullable(Type.Number()),
  fixTime: Instant,
  source: Type.Union([Type.Literal('browser'), Type.Literal('device'), Type.Literal('manual')]),
  /** Grows with every change of any position: the greater of a user's two positions is the later one. */
  sequence: Type.Integer(),
});
export type LivePosition = Static<typeof LivePosition>;

export const Locations = Type.Object({
  sites: Type.Array(Site),
  positions: Type.Array(LivePosition),
  /** The stream of changes continues from here. */
  sequence: Type.Integer(),
});
export type Locations = Static<typeof Locations>;

/** The `data` of the stream's `positions` event; its `id` is the last sequence it includes. */
export const PositionsEvent = Type.Object({
  positions: Type.Array(LivePosition),
  /** Users who share now; all others have stopped. Absent if nobody stopped. */
  sharing: Type.Optional(Type.Array(Id)),
});
export type PositionsEvent = Static<typeof PositionsEvent>;

/** Whether the user shares their position. */
export const Sharing = Type.Object({
  sharing: Type.Boolean(),
  agreedAt: Nullable(Instant),
  /** The version of the consent text. */
  version: Type.Integer(),
});
export type Sharing = Static<typeof Sharing>;

export const SharingBody = Type.Object({ version: Type.Integer({ minimum: 1, maximum: 10_000 }) });
