import type { Composition, ExposedPiece } from '@marketplace/shared/contracts';

/** A remote's piece that came rendered with the document, and the element that holds it. */
export interface RenderedPiece extends ExposedPiece {
  element: HTMLElement;
}

/** A page's part is its path, a widget's its name: `mfe-cart/add-to-cart`. */
const exposeOf = ({ remotes }: Composition, remote: string, part: string) =>
  part.startsWith('/')
    ? remotes.find(({ name }) => name === remote)?.pages.find(({ path }) => path === part)?.expose
    : `./widgets/${part.split('/')[1]}`;

/** What of remotes the document brought. */
export const renderedPieces = (root: HTMLElement, composition: Composition): RenderedPiece[] =>
  [...root.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element) => {
    const { remote = '', part = '' } = element.dataset;
    const expose = exposeOf(composition, remote, part);
    return expose ? [{ remote, expose, element }] : [];
  });
