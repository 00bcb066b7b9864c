import type { RenderProgram } from './render-program.ts';

interface Wish {
  program: RenderProgram;
  grant: () => void;
}

/** Programs that are loaded before anybody asks: what is live, and its canary. */
const PREPARED = 2;

/** Programs that are to be loaded before a page of theirs is asked for, and who waits for that. */
export const createRenderWishes = () => {
  let prepared: RenderProgram[] = [];
  let wishes: Wish[] = [];

  return {
    add: (wish: Wish) => {
      prepared = [wish.program, ...prepared.filter((one) => one !== wish.program)].slice(0, PREPARED);
      wishes.push(wish);
    },
    grant: (isSettled: (program: RenderProgram) => boolean) => {
      const granted = wishes.filter(({ program }) => isSettled(program));
      wishes = wishes.filter((wish) => !granted.includes(wish));
      for (const { grant } of granted) grant();
    },
    /** Those first for which somebody waits. */
    programs: () => [...wishes.map(({ program }) => program), ...prepared],
  };
};
