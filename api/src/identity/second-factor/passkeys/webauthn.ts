/** Loaded on the first use of a passkey, because it takes 25 MB. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their COSE numbers. */
export const algorithms = [-8, -7, -257];
