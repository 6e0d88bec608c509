import { createLocalJWKSet, errors, type CryptoKey, type JSONWebKeySet, type JWSHeaderParameters } from 'jose';
import { Pool } from 'undici';

/** Milliseconds between two reads for a key that was not there: bounds what forged key ids can cause. */
const cooldown = 1_000;
const timeout = 3_000;
const mostBytes = 65_536;

/**
 * The public keys of an address (RFC 7517), read for an unknown key. It uses our own connections, because jose uses
 * the `fetch` of Node, which no process should load (ADR 94).
 */
export class PublishedKeys {
  private readonly pool: Pool;
  private readonly path: string;
  private known: ((header: JWSHeaderParameters) => Promise<CryptoKey>) | undefined;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;
  /** The ids of the last read keys; null before the first read. */
  ids: ReadonlySet<string> | null = null;

  constructor(address: string) {
    const { origin, pathname, search } = new URL(address);
    this.path = pathname + search;
    this.pool = new Pool(origin, { connections: 1, connect: { timeout }, maxResponseSize: mostBytes });
  }

  async keyOf(header: JWSHeaderParameters): Promise<CryptoKey> {
    if (!this.known) await this.read();
    try {
      return await this.known!(header);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey && performance.now() - this.readAt > cooldown;
      if (!isNew) throw error;
      await this.read();
      return this.known!(header);
    }
  }

  read(): Promise<void> {
    this.reading ??= this.ask().finally(() => (this.reading = undefined));
    return this.reading;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async ask(): Promise<void> {
    const signal = AbortSignal.timeout(timeout);
    const { statusCode, body } = await this.pool.request({ method: 'GET', path: this.path, signal });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`The address of the keys answered ${statusCode}`);
    const keys = JSON.parse(text) as JSONWebKeySet;
    const known = createLocalJWKSet(keys);
    const ids = new Set(keys.keys.flatMap(({ kid }) => kid ?? []));
    // A withdrawn key has a successor. An empty list is a fault, which must not log out all members.
    if (ids.size === 0) throw new Error('The address of the keys names none');
    [this.known, this.ids] = [known, ids];
    this.readAt = performance.now();
  }
}
