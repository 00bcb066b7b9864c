import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@marketplace/shared/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an attacker, or a broken authenticator, says instead of the truth. */
export interface Lies {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  counter?: number;
  challenge?: string;
  type?: string;
  userHandle?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A passkey in software: an ES256 key that signs what a browser at this origin would have signed. */
export function softwareAuthenticator({ origin = 'http://localhost:4000', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const authenticatorData = (rpId: string, lies: Lies, attested = Buffer.alloc(0)) => {
    const flags = 0x01 | (lies.userVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;

  return {
    id: named.id,
    /** Makes the credential, without an attestation. */
    create(options: CreationOptions, lies: Lies = {}): PasskeyAttestation {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(authenticatorData(options.rp.id, lies, attested))],
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. */
    get(options: RequestOptions, lies: Lies = {}): PasskeyAssertion {
      const data = authenticatorData(options.rpId, lies);
      const client = clientData('webauthn.get', options.challenge, lies);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: lies.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
