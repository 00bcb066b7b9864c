import type { Freshness } from '../freshness.ts';
import type { Place } from './projection.ts';

/** A mark on the map. */
export interface Mark extends Place {
  /** `site:<id>` or `person:<id>`. */
  key: string;
  name: string;
  kind: 'site' | 'person';
  /** In meters: the reach of a site, or the accuracy of a position. */
  radius: number;
  freshness?: Freshness;
}
