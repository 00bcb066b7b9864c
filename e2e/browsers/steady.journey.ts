import { expect, test } from './visitor.ts';

/** Notes the place of each element on the screen whenever it changes, from the first paint on. */
const WATCH = `
  const places = (window.placesOfElements = new Map());
  const note = () => {
    for (const element of document.querySelectorAll('h1, h2, h3, nav a, main button, main a, footer')) {
      const { top, left, width } = element.getBoundingClientRect();
      if (width === 0 || top > innerHeight) continue;
      const place = Math.round(left) + ',' + Math.round(top);
      const seen = places.get(element) ?? [element.tagName + ' ' + element.textContent.trim().slice(0, 40)];
      if (seen.at(-1) !== place) places.set(element, [...seen, place]);
    }
    requestAnimationFrame(note);
  };
  note();
`;

for (const path of ['/', '/bucket?id=core-hr', '/module?id=attendance', '/search?q=time', '/login', '/contactus'])
  test(`nothing moves while ${path} loads`, async ({ visitor }) => {
    await visitor.visit(path);
    await visitor.driver.run(WATCH);
    await visitor.answers();
    await visitor.driver.run('return document.fonts.ready.then(() => undefined);');
    const places = await visitor.driver.run<string[][]>('return [...window.placesOfElements.values()];');
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter(([, ...seen]) => seen.length > 1)).toEqual([]);
  });
