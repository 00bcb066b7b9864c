import type { Answer } from './render-answer.ts';
import type { RenderProgram } from './render-program.ts';
import { createRenderQueue, type RenderTask } from './render-queue.ts';
import { createRenderSlot, type RenderSlot, type SlotOptions } from './render-slot.ts';

export interface PoolOptions extends Omit<SlotOptions, 'lost'> {
  processes: number;
  /** Pages that may wait; what comes beyond is left to the browser. */
  waiting: number;
}

interface Wish {
  program: RenderProgram;
  grant: () => void;
}

/** Programs that are loaded before anybody asks: what is live, and its canary. */
const PREPARED = 2;

/** Hands pages to a few processes, one at a time each; has them load what they lack, one process at a time. */
export const createRenderPool = ({ processes, waiting, ...slotOptions }: PoolOptions) => {
  const slots = Array.from({ length: processes }, () => createRenderSlot({ ...slotOptions, lost: () => turn() }));
  const queue = createRenderQueue(waiting);
  const busy = new Set<RenderSlot>();
  let loading = false;
  let prepared: RenderProgram[] = [];
  let wishes: Wish[] = [];
  let closed = false;
  let waking: NodeJS.Timeout | undefined;

  const isSettled = (program: RenderProgram) => program.failed || slots.some((slot) => slot.holds(program));
  const grantWishes = () => {
    const granted = wishes.filter(({ program }) => closed || isSettled(program));
    wishes = wishes.filter((wish) => !granted.includes(wish));
    for (const { grant } of granted) grant();
  };

  const renderOn = async (slot: RenderSlot, { program, request, settle }: RenderTask) => {
    const answer = await slot.render(program, request());
    // What is cut off at the end is nobody's fault.
    settle(closed ? undefined : answer);
  };

  /** What a slot does next, if there is anything. */
  const workFor = (slot: RenderSlot): (() => Promise<void>) | undefined => {
    const task = queue.take(slot.holds);
    if (task) return () => renderOn(slot, task);
    if (loading) return undefined;
    const wanted = [...queue.programs(), ...wishes.map(({ program }) => program), ...prepared];
    const program = wanted.find((one) => !one.failed && !slot.holds(one));
    return program && (() => ((loading = true), slot.load(program).finally(() => (loading = false))));
  };
  const start = async (slot: RenderSlot) => {
    const work = workFor(slot);
    if (!work) return;
    busy.add(slot);
    await work().catch((error: unknown) => console.error('A page could not be rendered.', error));
    busy.delete(slot);
    turn();
  };
  const turn = () => {
    clearTimeout(waking);
    queue.clear(closed);
    grantWishes();
    if (closed) return;
    const idle = slots.filter((slot) => !busy.has(slot));
    for (const slot of idle) if (slot.restsFor() === 0) void start(slot);
    const rests = idle.map((slot) => slot.restsFor()).filter((rest) => rest > 0);
    if (rests.length > 0) waking = setTimeout(turn, Math.min(...rests) + 1);
  };

  return {
    /** Undefined when nobody could take it in time. */
    render: (program: RenderProgram, request: () => string, until: number) =>
      new Promise<Answer | undefined>((settle) => {
        queue.add({ program, request, until, settle });
        turn();
      }),
    /** Has every process load a program. Resolves when one has it, or it cannot be loaded. */
    prepare: (program: RenderProgram) =>
      new Promise<void>((grant) => {
        prepared = [program, ...prepared.filter((one) => one !== program)].slice(0, PREPARED);
        wishes.push({ program, grant });
        turn();
      }),
    close: async () => {
      closed = true;
      turn();
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
};
