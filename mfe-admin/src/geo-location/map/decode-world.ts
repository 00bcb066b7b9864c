const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOf = new Map([...letters].map((letter, value) => [letter, value]));

export type Degrees = [lng: number, lat: number];

function* numbersIn(text: string): Generator<number> {
  let number = 0;
  let weight = 1;
  for (const letter of text) {
    const value = valueOf.get(letter) ?? 0;
    number += (value % 32) * weight;
    if (value >= 32) weight *= 32;
    else {
      yield number % 2 === 0 ? number / 2 : -(number + 1) / 2;
      number = 0;
      weight = 1;
    }
  }
}

/** Decodes lines written by `tools/make-world.mjs` into degrees. */
export const decodeLines = (text: string, scale: number): Degrees[][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => {
      const steps = [...numbersIn(line)];
      const points: Degrees[] = [];
      let x = 0;
      let y = 0;
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0;
        y += steps[at + 1] ?? 0;
        points.push([x / scale, y / scale]);
      }
      return points;
    });
