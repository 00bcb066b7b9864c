import { expect, test } from './visitor.ts';

/** Finds links of the header, and waits for frames. */
const KIT = `
  const frame = () => new Promise(requestAnimationFrame);
  const link = (name) => [...document.querySelectorAll('header a')].find((one) => one.textContent.trim() === name);
`;

/**
 * Takes steps, each so many frames after the one before that it may be in the middle of its change. Only the address has
 * to have changed before a step back or forward: until then, the history ends with the page before.
 */
const RUSH = `${KIT}
  const [steps, frames] = arguments;
  return (async () => {
    for (const [index, step] of steps.entries()) {
      const from = location.pathname;
      if (step === 'back' || step === 'forward') history[step]();
      else link(step).click();
      if (['back', 'forward'].includes(steps[index + 1])) while (location.pathname === from) await frame();
      for (let count = 0; count < frames; count += 1) await frame();
    }
  })();
`;

/** Milliseconds from a click on each of the links in turn to the frame with the heading of its page. */
const MEASURE = `${KIT}
  const [names, times] = arguments;
  const changes = () => document.getAnimations().some(({ effect }) => effect.pseudoElement?.startsWith('::view-transition'));
  return (async () => {
    const taken = [];
    for (const name of Array(times).fill(names).flat()) {
      const from = performance.now();
      link(name).click();
      while (document.querySelector('h1')?.textContent !== name) await frame();
      taken.push(performance.now() - from);
      while (changes()) await frame();
    }
    return taken;
  })();
`;

const pages = ['Request Demo', 'Tutorials'];

test('pages follow each other by View Transitions where there are any', async ({ visitor }) => {
  await visitor.visit('/tutorial');
  await visitor.answers();
  for (const name of [...pages, ...pages, ...pages]) {
    await visitor.link(name).click();
    await visitor.heading(name).isShown();
  }
});

for (const frames of [0, 1, 3, 10])
  test(`what is asked for ${frames} frames into another change comes true`, async ({ visitor }) => {
    await visitor.visit('/tutorial');
    await visitor.answers();
    const rush = (...steps: string[]) => visitor.driver.run(RUSH, steps, frames);
    await rush('Request Demo', 'Tutorials', 'Request Demo');
    await visitor.heading('Request Demo').isShown();
    await rush('Tutorials', 'back');
    await visitor.heading('Request Demo').isShown();
    await rush('Tutorials', 'back', 'forward');
    await visitor.heading('Tutorials').isShown();
    await visitor.isAt('/tutorial');
    // Nothing of a transition is left over the page.
    await visitor.link('Request Demo').click();
    await visitor.heading('Request Demo').isShown();
    expect(await visitor.path()).toBe('/demo');
  });

test('a page follows a click soon', async ({ visitor }, testInfo) => {
  await visitor.visit('/tutorial');
  await visitor.answers();
  const taken = await visitor.driver.run<number[]>(MEASURE, pages, 12);
  expect(taken).toHaveLength(24);
  const percentile = taken.toSorted((one, other) => one - other)[Math.ceil(taken.length * 0.95) - 1];
  // Depends on the machine, so it is told rather than judged.
  testInfo.annotations.push({ type: '95th percentile', description: `${Math.round(Number(percentile))} ms` });
});
