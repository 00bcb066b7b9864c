import { geoMercator } from 'd3-geo';

/** Side length of the world, in world units. */
export const WORLD = 256;
/** The projection goes to infinity beyond this latitude. */
const POLE = 85;
const EARTH = 40_075_016.686;

const mercator = geoMercator()
  .scale(WORLD / (2 * Math.PI))
  .translate([WORLD / 2, WORLD / 2]);

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  lat: number;
  lng: number;
}

/** Projects a place to world units, from the northwest corner. */
export const project = ({ lat, lng }: Place): Point => {
  const [x, y] = mercator([lng, Math.max(-POLE, Math.min(POLE, lat))]) ?? [0, 0];
  return { x, y };
};

/** The place at a point in world units. */
export const unproject = ({ x, y }: Point): Place => {
  const [lng, lat] = mercator.invert?.([x, y]) ?? [0, 0];
  return { lng: Math.max(-180, Math.min(180, lng)), lat };
};

/** World units per meter at a latitude. */
export const unitsPerMetre = (lat: number) =>
  WORLD / (EARTH * Math.cos((Math.min(POLE, Math.abs(lat)) * Math.PI) / 180));
