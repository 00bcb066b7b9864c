import type { Html } from '../kit/text.ts';
import type { Screen } from '../kit/frame.ts';

/** A picture of the screen for any moment; the same moment always gives the same picture. */
export interface Film {
  moduleId: string;
  seconds: number;
  /** The moment that stands for the film before it plays. */
  poster: number;
  screen: (second: number) => Screen;
  /** What lies above the screen: the pointer, a card in the air. */
  above: (second: number) => Html;
  styles?: string;
}
