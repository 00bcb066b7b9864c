import type { ExposedPiece, RenderResult } from '@marketplace/shared/contracts';

export interface RenderedPage extends RenderResult {
  /** What its first failing piece threw, if known. */
  thrown?: string;
}

const isPiece = (piece: Partial<ExposedPiece> | null): piece is ExposedPiece =>
  typeof piece?.remote === 'string' && typeof piece.expose === 'string';

/** Parses a render process's page; undefined if it isn't one. */
export const parseRenderedPage = (text: string): RenderedPage | undefined => {
  try {
    const page = JSON.parse(text) as Partial<Record<keyof RenderedPage, unknown>> | null;
    if (typeof page?.html !== 'string' || !Array.isArray(page.used)) return undefined;
    const used = page.used.filter(isPiece).map(({ remote, expose }) => ({ remote, expose }));
    return { html: page.html, used, ...(typeof page.thrown === 'string' && { thrown: page.thrown }) };
  } catch {
    return undefined;
  }
};
