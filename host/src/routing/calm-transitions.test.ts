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

it('leaves a browser without transitions as it is', () => {
  calmTransitions();
  expect('startViewTransition' in document).toBe(false);
});
