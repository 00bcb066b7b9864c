const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const signature = {
  authenticatorData: bytes('data'),
  clientDataJSON: bytes('client'),
  signature: bytes('signature'),
  userHandle: bytes('user'),
};

const attestation = {
  attestationObject: bytes('attestation'),
  clientDataJSON: bytes('client'),
  getTransports: () => ['internal'],
  getPublicKeyAlgorithm: () => -7,
  getPublicKey: () => null,
  getAuthenticatorData: () => bytes('data'),
};

const credential = (response: object) => ({
  id: 'passkey',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

/** What the browser does if nobody responds to its prompt. */
export const promptClosed = () => Promise.reject(new DOMException('The operation was not allowed.', 'NotAllowedError'));

/**
 * A browser with passkeys, whose prompts are answered at once: `const passkeys = fakePasskeys()` next to the tests.
 * `passkeys.get` and `passkeys.create` are the prompts; `passkeys.remove()` leaves a browser without any.
 */
export const fakePasskeys = () => {
  const get = jest.fn<Promise<unknown>, [CredentialRequestOptions]>();
  const create = jest.fn<Promise<unknown>, [CredentialCreationOptions]>();
  const remove = () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  beforeEach(() => {
    get.mockReset().mockResolvedValue(credential(signature));
    create.mockReset().mockResolvedValue(credential(attestation));
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  });
  afterEach(remove);
  return { get, create, remove };
};
