type Bytes = Uint8Array<ArrayBuffer>;

interface Sealed {
  readonly iv: Bytes;
  readonly data: Bytes;
}
/**
 * The public key seals a login; only the PIN and the server's share open it. A renewed token is therefore sealed
 * without a PIN.
 */
export interface Lock {
  readonly publicKey: Bytes;
  readonly privateKey: Sealed;
}
export interface SealedLogin extends Sealed {
  readonly from: Bytes;
}

export interface PinKeys {
  readonly proof: string;
  /** The key has two halves; the server has the other one. */
  readonly half: Bytes;
}

/**
 * The rounds slow down an attacker with device and database; one with only the device is stopped by the server after
 * five tries.
 */
const rounds = 100_000;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** Pages without https have no crypto API. */
export const canSeal = (): boolean => window.isSecureContext && 'subtle' in crypto;
export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

export async function pinKeys(pin: string, secret: Bytes): Promise<PinKeys> {
  const typed = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveBits']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt: secret, iterations: rounds };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(way, typed, 512));
  return { proof: base64url(bits.slice(0, 32)), half: bits.slice(32) };
}

async function keyFrom(material: Bytes, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(purpose) };
  return crypto.subtle.deriveKey(way, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
const joined = (half: Bytes, share: string): Bytes => new Uint8Array([...half, ...fromBase64url(share)]);
const lockKey = (half: Bytes, share: string) => keyFrom(joined(half, share), 'deepam lock');

async function seal(key: CryptoKey, content: Bytes): Promise<Sealed> {
  const iv = randomBytes(12);
  return { iv, data: new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content)) };
}
const open = async (key: CryptoKey, { iv, data }: Sealed): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));

async function newPair(): Promise<CryptoKeyPair & { readonly raw: Bytes }> {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  return { ...pair, raw: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)) };
}
async function agreed(own: CryptoKey, others: Bytes): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('raw', others, curve, false, []);
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, own, 256);
  return keyFrom(new Uint8Array(bits), 'deepam login');
}

export async function newLock({ half }: PinKeys, share: string): Promise<Lock> {
  const { privateKey, raw: publicKey } = await newPair();
  const exported = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return { publicKey, privateKey: await seal(await lockKey(half, share), exported) };
}

export async function sealLogin({ publicKey }: Lock, content: object): Promise<SealedLogin> {
  const { privateKey, raw: from } = await newPair();
  return { from, ...(await seal(await agreed(privateKey, publicKey), bytesOf(JSON.stringify(content)))) };
}

/** @throws DOMException when the PIN or the share is wrong */
export async function openLogin(lock: Lock, login: SealedLogin, { half }: PinKeys, share: string): Promise<unknown> {
  const exported = await open(await lockKey(half, share), lock.privateKey);
  const own = await crypto.subtle.importKey('pkcs8', exported, curve, false, ['deriveBits']);
  return JSON.parse(new TextDecoder().decode(await open(await agreed(own, login.from), login)));
}
