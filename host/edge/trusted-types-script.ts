import { RELEASES_PATH } from './compose.ts';
import { inlineProgram } from './inline-program.ts';

/**
 * Scripts are loaded by webpack, by the federation runtime and by remotes that were built elsewhere, each in its own
 * way. The default policy lets the files of releases through, and nothing else: no other address, no HTML, no script
 * text.
 */
const trustReleases = (releases: string) => {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string) => {
      const { origin, pathname } = new URL(address, document.baseURI);
      return origin === location.origin && pathname.startsWith(releases) ? address : null;
    },
  });
};

export const trustedTypesScript = inlineProgram(trustReleases, [`${RELEASES_PATH}/`]);
