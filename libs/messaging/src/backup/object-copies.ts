import { access, link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Bucket } from '@deepam/platform';
import { listedObjects, type CopiedObject } from './object-list.js';
import { isPlainKey } from './object-keys.js';
import { objectFile } from './manifest.js';
import { isSame, sumOf, writeSummed } from './summed-file.js';
import { UnusableBackup } from './unusable-backup.js';

const atOnce = 8;

/**
 * Copies the bucket's objects into the folder of a backup. An object never changes under its key, so an object of an
 * earlier backup is linked and takes no further room.
 */
export class ObjectCopies {
  constructor(
    private readonly bucket: Bucket,
    private readonly folder: string,
    private readonly earlier: string | null,
  ) {}

  /** The list has all objects of the bucket, by key. Objects that vanish during the copy are left out. */
  async *copyAll(): AsyncGenerator<CopiedObject> {
    // Both lists are in the order of keys, so memory holds neither of them.
    const before = this.earlier === null ? null : listedObjects(this.earlier);
    let known = await before?.next();
    const batch: Promise<CopiedObject | null>[] = [];
    const settled = async () => (await Promise.all(batch.splice(0))).filter((copied) => copied !== null);
    for await (const { key, size } of this.bucket.list()) {
      while (known && !known.done && known.value.key < key) known = await before!.next();
      const same = known && !known.done && known.value.key === key && known.value.size === size ? known.value : null;
      const copying = same ? this.linked(same) : this.copy(key);
      // The error is reported to the caller that awaits the copy, possibly later.
      copying.catch(() => undefined);
      batch.push(copying);
      if (batch.length === atOnce) yield* await settled();
    }
    yield* await settled();
  }

  async *copyNew(): AsyncGenerator<CopiedObject> {
    for await (const { key } of this.bucket.list()) {
      const copied = (await this.has(key)) ? null : await this.copy(key);
      if (copied) yield copied;
    }
  }

  async has(key: string): Promise<boolean> {
    return access(objectFile(this.folder, key)).then(
      () => true,
      () => false,
    );
  }

  /** @returns null for an object that no longer exists */
  async copy(key: string): Promise<CopiedObject | null> {
    if (!isPlainKey(key)) throw new UnusableBackup(`The bucket has an object that no file can be called: ${key}`);
    const found = await this.bucket.open(key);
    if (found === null) return null;
    const sum = await writeSummed(objectFile(this.folder, key), found.stream);
    if (sum.size !== found.size) throw new Error(`${key} came as ${sum.size} bytes instead of ${found.size}.`);
    return { key, contentType: found.contentType, ...sum };
  }

  private async linked(known: CopiedObject): Promise<CopiedObject | null> {
    const path = objectFile(this.folder, known.key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Some file systems have no links, and an operator may remove the earlier backup.
    const isLinked = await link(objectFile(this.earlier!, known.key), path).then(
      () => true,
      () => false,
    );
    if (!isLinked) return this.copy(known.key);
    if (isSame(await sumOf(path), known)) return known;
    // The earlier copy is damaged; the storage still has the object.
    await rm(path);
    return this.copy(known.key);
  }
}
