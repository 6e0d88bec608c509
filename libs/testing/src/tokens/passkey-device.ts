import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@deepam/contracts';

export interface PasskeyFault {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** The device asked for neither PIN nor finger. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  readonly challenge?: string;
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

export class PasskeyDevice {
  private key!: KeyObject;
  private id = '';
  private userHandle = '';
  /** Counts the uses; null stays 0, as synchronised passkeys do. */
  counter: number | null = 0;

  constructor(private readonly origin: string) {}

  create(options: PasskeyCreation, fault: PasskeyFault = {}): PasskeyAttestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const id = randomBytes(24);
    this.id = id.toString('base64url');
    this.userHandle = options.user.id;
    const { x, y } = publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key for ES256 on P-256.
    const coseKey = Buffer.concat([
      Buffer.from('a501020326200121', 'hex'),
      Buffer.from('5820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), sixteenBits(id.length), id, coseKey]);
    const authData = Buffer.concat([this.authData(options.rp.id, attested, fault), credential]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      sixteenBits(authData.length),
      authData,
    ]);
    const clientDataJSON = this.clientData('webauthn.create', options.challenge, fault).toString('base64url');
    return {
      ...this.named,
      response: {
        clientDataJSON,
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  use(options: PasskeyRequest, fault: PasskeyFault = {}): PasskeyAssertion {
    if (this.counter !== null) this.counter += 1;
    const authData = this.authData(options.rpId, 0, fault);
    const clientData = this.clientData('webauthn.get', options.challenge, fault);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key);
    return {
      ...this.named,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: 'userHandle' in fault ? fault.userHandle : this.userHandle,
      },
    };
  }

  private get named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private authData(rpId: string, flags: number, fault: PasskeyFault): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(fault.counter ?? this.counter ?? 0);
    const all = flags | present | (fault.isUnverified === true ? 0 : verified);
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([all]), counter]);
  }

  private clientData(type: string, challenge: string, fault: PasskeyFault): Buffer {
    const { origin = this.origin, crossOrigin = false } = fault;
    const data = { type: fault.type ?? type, challenge: fault.challenge ?? challenge, origin, crossOrigin };
    return Buffer.from(JSON.stringify(data));
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function sixteenBits(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
