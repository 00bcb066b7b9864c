import type { Release } from '@marketplace/shared/contracts';
import { releaseBase } from './compose.ts';

const withIntegrity = (release: Release, file: string) => {
  const integrity = release.files[file]?.integrity;
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
};

export const hostScript = (host: Release) => (file: string) =>
  `<script src="${releaseBase(host)}${file}"${withIntegrity(host, file)} defer></script>`;

/** A file of a release. */
export interface FileOfRelease {
  release: Release;
  file: string;
}

export const stylesheetLink = ({ release, file }: FileOfRelease) =>
  `<link rel="stylesheet" href="${releaseBase(release)}${file}"${withIntegrity(release, file)}>`;

const hintLink =
  (rel: string, as: 'script' | 'style') =>
  ({ release, file }: FileOfRelease) =>
    `<link rel="${rel}" as="${as}" href="${releaseBase(release)}${file}"${withIntegrity(release, file)}>`;

/** As another team's bundler loads it: a hint for anything else would be fetched in vain. */
const adoptedLink = (as: 'script' | 'style', { release, file }: FileOfRelease) => {
  const href = releaseBase(release) + file;
  return release.type === 'module' && as === 'script'
    ? `<link rel="modulepreload" href="${href}">`
    : `<link rel="preload" as="${as}" href="${href}">`;
};

/** The host loads every entry that is a script, with integrity. */
const loadsItself = ({ release, file }: FileOfRelease) =>
  release.adoptedFrom !== undefined && (release.type === 'module' || !release.entry.includes(file));

export const preloadLink = (as: 'script' | 'style') => (one: FileOfRelease) =>
  loadsItself(one) ? adoptedLink(as, one) : hintLink('preload', as)(one);

/** Ignored by browsers until a script of the page turns it into a preload. */
export const laterLink = (as: 'script' | 'style') => hintLink('later', as);

export const fontPreloads = (host: Release) =>
  host.preload.map(
    ({ href, as, type }) =>
      `<link rel="preload" href="${releaseBase(host)}${href}" as="${as}" type="${type}" crossorigin="anonymous">`,
  );
