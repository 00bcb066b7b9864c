import type { TwinPiece } from './exposed-pieces.ts';

const line = ({ remote, expose, file, chunk }: TwinPiece) =>
  `  ${JSON.stringify(`${remote} ${expose}`)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`;

/** The source of a replacement for the host's `federation/remotes.ts`: pages and widgets are part of the same build. */
export const loaderSource = (pieces: TwinPiece[]) =>
  [
    'const pieces = {',
    ...pieces.map(line),
    '};',
    'export const createRemoteLoader = () => (remote, expose) => pages(`${remote} ${expose}`);',
    'const pages = (name) =>',
    '  name in pieces ? pieces[name]() : Promise.reject(new Error(`${name} is not in this build.`));',
    '',
  ].join('\n');
