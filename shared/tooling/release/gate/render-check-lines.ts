import type { ReleaseSet } from '@marketplace/shared/contracts';

/** Describes the pages of a set that are left to the browser. */
export const clientOnlyLines = ({ clientOnly = {} }: Pick<ReleaseSet, 'clientOnly'>): string[] =>
  Object.entries(clientOnly).flatMap(([app, pages]) =>
    Object.entries(pages).map(([path, reason]) => `${path} of ${app} is left to the browser: ${reason}`),
  );
