/** Set by the build: the folder that the remote's files come from. */
declare const __webpack_public_path__: string;

/** The path where the storefront is served. */
export const BASE_PATH = '/marketplace';

/** The origin of the storefront that released this remote. */
export const storefrontOrigin = () => new URL(__webpack_public_path__, location.href).origin;
