import fc from 'fast-check';
import { idGiver, slugOf } from './slug.ts';

describe('ids made from names', () => {
  it.each([
    ['Pick & Pack', 'pick-pack'],
    ['  Überwachung  ', 'uberwachung'],
    ['GST-Returns (India)', 'gst-returns-india'],
  ])('reads %p as %p', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('gives every name a unique id that the contract allows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), { minLength: 1, maxLength: 30 }),
        (names) => {
          const give = idGiver(['taken']);
          const ids = [...names, ...names, 'taken', 'names', 'upcoming'].map((name) => give(name, 'Some bucket'));
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
          for (const id of ids) expect(['taken', 'names', 'upcoming']).not.toContain(id);
        },
      ),
      { numRuns: 50 },
    );
  });
});
