import type { Freshness } from '../freshness.ts';
import type { Place } from './projection.ts';

/** Something that stands on the map. */
export interface Mark extends Place {
  /** `site:<id>` or `person:<id>`. */
  key: string;
  name: string;
  kind: 'site' | 'person';
  /** Metres around it: the reach of a site, how inexact a position is. */
  radius: number;
  freshness?: Freshness;
}
