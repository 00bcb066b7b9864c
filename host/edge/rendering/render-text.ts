import type { RenderRequest } from '@marketplace/shared/contracts';
import { oncePerComposition } from '../once-per-composition.ts';

/** A request in text, in two parts: a process gets the large one again only when it changes. */
export interface RenderText {
  page: string;
  /** What the pages of a composition have in common. */
  frame: string;
}

const frameOf = oncePerComposition((composition, config) => JSON.stringify({ composition, config }));

export const toRenderText = ({ composition, config, ...page }: RenderRequest): RenderText => ({
  page: JSON.stringify(page),
  frame: frameOf(composition, config),
});
