/**
 * A software authenticator (WebAuthn, ES256, attestation "none"). It creates passkeys and signs like a browser, and can override each part of the
 * response.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
/** Encodes a CBOR text string of up to 23 bytes. */
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([0x60 + bytes.length]), bytes]);
};
/** Encodes a CBOR byte string of up to 65,535 bytes. */
const byteString = (bytes: Buffer): Buffer => {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

interface Overrides {
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  /** Set to sign with another key. */
  isForged?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export class SoftAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #counter = 0;
  /** The account that the passkey belongs to, from the creation options. */
  userHandle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const part = (key: number, value: string) =>
      Buffer.concat([Buffer.from([key, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
    // { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)]);
  }

  #authenticatorData({ rpId = 'localhost', counter, isVerified = true }: Overrides, credential?: Buffer): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(5);
    head[0] = flags;
    this.#counter = counter ?? this.#counter + 1;
    head.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(rpId), head, credential ?? Buffer.alloc(0)]);
  }

  #clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Overrides): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Responds to creation options. */
  register(options: { challenge: string; user: { id: string } }, overrides: Overrides = {}) {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = this.#authenticatorData(overrides, credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      byteString(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, overrides).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Responds to request options. */
  sign(options: { challenge: string }, overrides: Overrides = {}) {
    const clientData = this.#clientData('webauthn.get', options.challenge, overrides);
    const authData = this.#authenticatorData(overrides);
    const signed = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]));
    const key = overrides.isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#privateKey;
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signed.sign(key).toString('base64url'),
        userHandle: overrides.userHandle ?? this.userHandle,
      },
    };
  }
}
