import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test may get wrong on purpose: the page that asks, the site that the passkey is for, the person's check. */
type Odd = { origin?: string; siteId?: string; isChecked?: boolean; counter?: number };

/** A phone or computer that keeps one passkey, as a browser sees it: signs the challenges of WebAuthn. */
export class PasskeyDevice {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer of `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }, odd: Odd = {}) {
    const clientData = this.#clientData('webauthn.create', challenge, odd);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = [
      head(5, 5),
      head(0, 1),
      head(0, 2),
      head(0, 3),
      head(1, 6),
      head(1, 0),
      head(0, 1),
      head(1, 1),
      bytes(Buffer.from(x, 'base64url')),
      head(1, 2),
      bytes(Buffer.from(y, 'base64url')),
    ];
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#deviceData(0x40, odd), Buffer.alloc(16), length, id, ...key]);
    const attestation = [
      head(5, 3),
      words('fmt'),
      words('none'),
      words('attStmt'),
      head(5, 0),
      words('authData'),
    ];
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.concat([...attestation, bytes(data)]).toString('base64url'),
    });
  }

  /** The answer of `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, odd: Odd = {}) {
    this.#counter = odd.counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, odd);
    const data = this.#deviceData(0, odd);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #deviceData(flags: number, { siteId = new URL(this.#origin).hostname, isChecked = true }: Odd): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flag = Buffer.from([flags | 0x01 | (isChecked ? 0x04 : 0)]);
    return Buffer.concat([createHash('sha256').update(siteId).digest(), flag, counter]);
  }
}

/** The first bytes of a CBOR value: its major type and a small number or length. */
function head(major: number, value: number): Buffer {
  const first = major << 5;
  if (value < 24) return Buffer.from([first | value]);
  return value < 256 ? Buffer.from([first | 24, value]) : Buffer.from([first | 25, value >> 8, value & 255]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function words(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)]);
}
