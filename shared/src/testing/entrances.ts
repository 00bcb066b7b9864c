/**
 * Records what enters by an animation, in a realm that has none: `const entrances = fakeEntrances()` next to the tests,
 * then `entrances.delayOf(element)`, in milliseconds.
 */
export const fakeEntrances = () => {
  const delays = new Map<Element, number>();
  beforeEach(() => {
    delays.clear();
    Element.prototype.animate = function animate(this: Element, _frames, options) {
      delays.set(this, Math.max(0, Math.round(Number(typeof options === 'object' ? options.delay : 0))));
      const animation = Object.assign(new EventTarget(), {
        finished: new Promise<void>(() => undefined),
        playState: 'running',
        currentTime: 0,
        ...Object.fromEntries(
          ['play', 'pause', 'cancel', 'finish', 'commitStyles', 'updatePlaybackRate'].map((name) => [
            name,
            () => undefined,
          ]),
        ),
      });
      return animation as unknown as Animation;
    };
  });
  return { delayOf: (element: Element | null | undefined) => element && delays.get(element) };
};
