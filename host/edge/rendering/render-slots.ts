import { logError } from 'api/observability';
import type { RenderProgram } from './render-program.ts';
import { createRenderSlot, type RenderSlot, type SlotOptions } from './render-slot.ts';

export interface SlotsOptions extends Omit<SlotOptions, 'lost'> {
  processes: number;
}

/** Slots for a few processes, one task at a time each. @param changed Called when one is free. */
export const createRenderSlots = ({ processes, ...options }: SlotsOptions, changed: () => void) => {
  const slots = Array.from({ length: processes }, () => createRenderSlot({ ...options, lost: changed }));
  const busy = new Set<RenderSlot>();
  const idle = () => slots.filter((slot) => !busy.has(slot));

  return {
    hold: (program: RenderProgram) => slots.some((slot) => slot.holds(program)),
    /** Those that can start at once. */
    ready: () => idle().filter((slot) => slot.restsFor() === 0),
    /** How long each of the others has to pause, in milliseconds. */
    rests: () =>
      idle()
        .map((slot) => slot.restsFor())
        .filter((rest) => rest > 0),
    run: async (slot: RenderSlot, work: () => Promise<void>) => {
      busy.add(slot);
      await work().catch((error: unknown) => logError('A page could not be rendered.', error));
      busy.delete(slot);
      changed();
    },
    close: () => Promise.all(slots.map((slot) => slot.close())),
  };
};
