import type { Answer } from './render-answer.ts';
import type { RenderProgram } from './render-program.ts';
import { createRenderQueue, type RenderTask } from './render-queue.ts';
import type { RenderSlot } from './render-slot.ts';
import { createRenderSlots, type SlotsOptions } from './render-slots.ts';
import type { RenderText } from './render-text.ts';
import { createRenderWishes } from './render-wishes.ts';

export interface PoolOptions extends SlotsOptions {
  /** How many pages may wait; more are left to the browser. */
  waiting: number;
}

/** Distributes pages to a few processes, one at a time each. Only one process at a time loads missing programs. */
export const createRenderPool = ({ waiting, ...options }: PoolOptions) => {
  const slots = createRenderSlots(options, () => turn());
  const queue = createRenderQueue(waiting);
  const wishes = createRenderWishes();
  let loading = false;
  let closed = false;
  let waking: NodeJS.Timeout | undefined;

  const renderOn = async (slot: RenderSlot, { program, request, settle }: RenderTask) => {
    const answer = await slot.render(program, request());
    // What shutdown cuts off is nobody's fault.
    settle(closed ? undefined : answer);
  };

  /** A slot's next task, if any. */
  const workFor = (slot: RenderSlot): (() => Promise<void>) | undefined => {
    const task = queue.take(slot.holds);
    if (task) return () => renderOn(slot, task);
    if (loading) return undefined;
    const wanted = [...queue.programs(), ...wishes.programs()];
    const program = wanted.find((one) => !one.failed && !slot.holds(one));
    return program && (() => ((loading = true), slot.load(program).finally(() => (loading = false))));
  };
  const turn = () => {
    clearTimeout(waking);
    queue.clear(closed);
    wishes.grant((program) => closed || program.failed || slots.hold(program));
    if (closed) return;
    for (const slot of slots.ready()) {
      const work = workFor(slot);
      if (work) void slots.run(slot, work);
    }
    const rests = slots.rests();
    if (rests.length > 0) waking = setTimeout(turn, Math.min(...rests) + 1);
  };

  return {
    /** Undefined if no process was free in time. */
    render: (program: RenderProgram, request: () => RenderText, until: number) =>
      new Promise<Answer | undefined>((settle) => {
        queue.add({ program, request, until, settle });
        turn();
      }),
    /** Loads a program into every process. Resolves when one has it, or it cannot be loaded. */
    prepare: (program: RenderProgram) =>
      new Promise<void>((grant) => {
        wishes.add({ program, grant });
        turn();
      }),
    close: async () => {
      closed = true;
      turn();
      await slots.close();
    },
  };
};
