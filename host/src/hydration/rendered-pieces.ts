import type { Composition, ExposedPiece } from '@marketplace/shared/contracts';

/** A remote's part that was rendered with the document, and its element. */
export interface RenderedPiece extends ExposedPiece {
  element: HTMLElement;
}

/** A page's path or a widget's name: `mfe-cart/add-to-cart`. */
const exposeOf = ({ remotes }: Composition, remote: string, part: string) =>
  part.startsWith('/')
    ? remotes.find(({ name }) => name === remote)?.pages.find(({ path }) => path === part)?.expose
    : `./widgets/${part.split('/')[1]}`;

/** The parts of remotes that came with the document. */
export const renderedPieces = (root: HTMLElement, composition: Composition): RenderedPiece[] =>
  [...root.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element) => {
    const { remote = '', part = '' } = element.dataset;
    const expose = exposeOf(composition, remote, part);
    return expose ? [{ remote, expose, element }] : [];
  });
