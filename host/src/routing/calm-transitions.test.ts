import { calmTransitions } from './calm-transitions.ts';

const uncaught = jest.fn();

const startWith = (start: unknown) => {
  Object.assign(document, { startViewTransition: start });
  calmTransitions();
};

beforeEach(() => void process.on('unhandledRejection', uncaught));
afterEach(() => {
  process.off('unhandledRejection', uncaught);
  delete (document as Partial<Document>).startViewTransition;
});

/** Unhandled rejections are told after the microtasks of their task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('handles the rejection of a transition that was cut short', async () => {
  const update = jest.fn();
  const transition = { ready: Promise.reject(new DOMException('Skipped', 'AbortError')) };
  startWith((callback: () => void) => {
    callback();
    return transition;
  });
  expect(document.startViewTransition(update)).toBe(transition);
  expect(update).toHaveBeenCalled();
  await nextTask();
  expect(uncaught).not.toHaveBeenCalled();
});

describe('after a transition', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Changes the page twice in a browser that takes so long until it has captured the page. Returns what happened. */
  const changeTwice = async (captureTime: number) => {
    const events: string[] = [];
    startWith((update: () => Promise<void>) => {
      events.push('captured');
      jest.advanceTimersByTime(captureTime);
      return { ready: update() };
    });
    const change = async (name: string, updateTime: number) => {
      const update = async () => {
        jest.advanceTimersByTime(updateTime);
        events.push(name);
      };
      await document.startViewTransition(update).ready;
      await jest.advanceTimersByTimeAsync(50);
    };
    // The page's own rendering doesn't count.
    await change('first', 1_000);
    await change('second', 0);
    return events;
  };

  it('that was quick, the next change has one', async () =>
    expect(await changeTwice(70)).toEqual(['captured', 'first', 'captured', 'second']));

  it('that was slow, the next change has none', async () =>
    expect(await changeTwice(130)).toEqual(['captured', 'first', 'second']));
});

it('leaves a browser without transitions as it is', () => {
  calmTransitions();
  expect('startViewTransition' in document).toBe(false);
});
