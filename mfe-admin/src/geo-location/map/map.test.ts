import { clusterMarks } from './cluster-marks.ts';
import { decodeLines } from './decode-world.ts';
import type { Mark } from './mark.ts';
import { project, unitsPerMetre, unproject, WORLD } from './projection.ts';
import { scaleBar } from './scale-bar.ts';
import { fitting, moved, toScreen, toWorld, zoomedAt } from './view.ts';
import world from './world.json';

const size = { width: 800, height: 500 };
const bengaluru = { lat: 12.9716, lng: 77.5946 };
const toronto = { lat: 43.6487, lng: -79.3854 };

describe('the view of the map', () => {
  it('shows all places at first, or the world if there are none', () => {
    const view = fitting([bengaluru, toronto], size);
    for (const place of [bengaluru, toronto]) {
      const { x, y } = toScreen(project(place), view, size);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
    expect(fitting([], size).scale * WORLD).toBeCloseTo(size.width);
  });

  it('keeps the point under the pointer fixed while zooming', () => {
    const view = fitting([bengaluru], size);
    const pointer = { x: 640, y: 120 };
    const before = toWorld(pointer, view, size);
    const after = toWorld(pointer, zoomedAt(view, size, pointer, 3), size);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it('stays within the world and the zoom limits', () => {
    const view = fitting([bengaluru], size);
    expect(zoomedAt(view, size, { x: 0, y: 0 }, 1e9).scale).toBe(2 ** 17);
    expect(zoomedAt(view, size, { x: 0, y: 0 }, 1e-9).scale * WORLD).toBeCloseTo(size.width);
    expect(moved(view, size, { x: 1e12, y: -1e12 })).toMatchObject({ x: 0, y: WORLD });
  });

  it('knows where a place is and how long a meter is', () => {
    expect(unproject(project(bengaluru))).toEqual({
      lat: expect.closeTo(bengaluru.lat, 6),
      lng: expect.closeTo(bengaluru.lng, 6),
    });
    expect(unitsPerMetre(60) / unitsPerMetre(0)).toBeCloseTo(2, 6);
    expect(scaleBar({ ...project({ lat: 0, lng: 0 }), scale: 1 }).label).toBe('10,000 km');
    expect(scaleBar({ ...project({ lat: 0, lng: 0 }), scale: 2 ** 12 }).label).toBe('2 km');
  });
});

const mark = (key: string, lat: number, lng: number): Mark => ({ key, name: key, kind: 'person', radius: 5, lat, lng });

it('clusters marks that are too close together, until they can be told apart', () => {
  const near = [mark('a', 12.97, 77.59), mark('b', 12.98, 77.6), mark('c', 12.96, 77.58), mark('far', 51.5, 0)];
  const find = clusterMarks(near);
  const whole = find(1);
  expect(whole.clusters).toMatchObject([{ count: 3 }]);
  expect(whole.marks.map(({ key }) => key)).toEqual(['far']);
  expect(find((whole.clusters[0]?.opensAt ?? 0) + 1).marks).toHaveLength(4);
});

it('has the coasts of the world, with every point inside it', () => {
  const coasts = decodeLines(world.coasts, world.scale);
  expect(coasts.length).toBeGreaterThan(1_000);
  for (const [lng, lat] of coasts.flat()) {
    expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    expect(Math.abs(lat)).toBeLessThanOrEqual(90);
  }
  // Sri Lanka has a southern tip.
  expect(coasts.flat().some(([lng, lat]) => Math.abs(lng - 80.6) < 0.2 && Math.abs(lat - 5.93) < 0.1)).toBe(true);
});
