import type { Release } from '@marketplace/shared/contracts';

/** The command that makes a new release. */
export const commandFor = ({ app, adoptedFrom }: Release) =>
  adoptedFrom === undefined ? `npm run ship -- ${app}` : `npm run release -- add FOLDER --as ${app}`;
