import type { LivePosition, Locations, Site } from '@marketplace/shared/contracts';
import { freshnessOf } from './freshness.ts';
import type { Mark } from './map/mark.ts';

/** A row of the table: a mark on the map with its details. */
export interface PlaceRow {
  /** Same as the mark's key. */
  id: string;
  mark: Mark;
  site?: Site;
  position?: LivePosition;
}

const ofSite = (site: Site): PlaceRow => ({
  id: `site:${site.id}`,
  site,
  mark: {
    key: `site:${site.id}`,
    kind: 'site',
    ...{ name: site.name, lat: site.lat, lng: site.lng, radius: site.radius },
  },
});

const ofPosition = (position: LivePosition, now: number): PlaceRow => {
  const { userId, name, lat, lng, accuracy, fixTime } = position;
  const mark = { key: `person:${userId}`, kind: 'person' as const, name, lat, lng, radius: accuracy };
  return { id: mark.key, position, mark: { ...mark, freshness: freshnessOf(fixTime, now) } };
};

/** Sites first, then people, each by name, so that movement never changes the order. */
export const placesOf = ({ sites }: Pick<Locations, 'sites'>, positions: LivePosition[], now: number): PlaceRow[] => [
  ...sites.map(ofSite),
  ...positions
    .map((position) => ofPosition(position, now))
    .sort(
      (one, other) => one.mark.name.localeCompare(other.mark.name, 'en') || (one.mark.key < other.mark.key ? -1 : 1),
    ),
];
