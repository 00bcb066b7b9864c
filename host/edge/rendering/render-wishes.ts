import type { RenderProgram } from './render-program.ts';

interface Wish {
  program: RenderProgram;
  grant: () => void;
}

/** Programs loaded ahead: the live one and its canary. */
const PREPARED = 2;

/** Programs to load before their pages are requested, and who waits for them. */
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
    /** Those that someone waits for come first. */
    programs: () => [...wishes.map(({ program }) => program), ...prepared],
  };
};
