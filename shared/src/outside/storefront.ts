/** Set by the build: the folder that the remote's files come from. */
declare const __webpack_public_path__: string;

/** The path that the storefront is served at. */
export const BASE_PATH = '/marketplace';

/** The origin of the storefront that released this remote. */
export const storefrontOrigin = () => new URL(__webpack_public_path__, location.href).origin;
