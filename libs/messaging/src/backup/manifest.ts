import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productVersion } from '@deepam/contracts';
import { UnusableBackup } from './unusable-backup.js';
import { type StoredCollection, type Manifest, manifest } from './manifest-schema.js';

/** The folder has this suffix while it is written; an interrupted backup keeps it. */
export const unfinishedSuffix = '.unfinished';
const manifestFile = 'manifest.json';
const sumFile = 'manifest.sha256';

export const collectionFile = (folder: string, { service, name }: Pick<StoredCollection, 'service' | 'name'>): string =>
  join(folder, 'databases', service, `${name}.bson.gz`);
export const objectList = (folder: string): string => join(folder, 'objects.ndjson.gz');
export const objectFile = (folder: string, key: string): string => join(folder, 'objects', key);

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  const onDisk = { flag: 'wx', mode: 0o600, flush: true };
  await writeFile(join(folder, manifestFile), text, onDisk);
  await writeFile(join(folder, sumFile), `${sha256(text)}\n`, onDisk);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all(
    [manifestFile, sumFile].map((name) => readFile(join(folder, name), 'utf8').catch(() => null)),
  );
  if (text == null || sum == null || folder.replace(/(?<!\/)\/+$/, '').endsWith(unfinishedSuffix))
    throw new UnusableBackup(`${folder} holds no finished backup: its manifest is missing.`);
  if (sha256(text) !== sum.trim())
    throw new UnusableBackup(`${join(folder, manifestFile)} was changed: its checksum differs.`);
  const content: unknown = JSON.parse(text);
  const read = manifest.safeParse(content);
  if (!read.success) {
    expectKnownProduct(folder, content);
    throw new UnusableBackup(`${join(folder, manifestFile)} is of a version that this one cannot read.`);
  }
  return read.data;
}

/**
 * This version may not understand a backup of a later version, and its services could change or drop its data.
 * @throws UnusableBackup for a backup of a later version
 */
export function expectKnownProduct(folder: string, content: unknown): void {
  const { product } = content as { product?: unknown };
  if (typeof product === 'string' && isNewer(product, productVersion))
    throw new UnusableBackup(
      `${folder} was made by version ${product}; this is ${productVersion}. Restore it with that version or a later one.`,
    );
}

export const backupNameAt = (time: Date): string =>
  time
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

export async function finishedBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).sort();
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The version `1.10.0` is newer than `1.9.2`, and a release is newer than its own `1.10.0-rc.1`. A text that is no
 * version counts as newer.
 */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [partsOf(version), partsOf(than)];
  if (one === null || other === null) return version !== than;
  const place = one.numbers.findIndex((number, at) => number !== other.numbers[at]);
  if (place >= 0) return one.numbers[place]! > other.numbers[place]!;
  if (one.rest === '' || other.rest === '') return one.rest === '' && other.rest !== '';
  return one.rest.localeCompare(other.rest, 'en', { numeric: true }) > 0;
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly rest: string } | null {
  const [, numbers, rest = ''] = /^(\d+\.\d+\.\d+)(?:-([\w.-]+))?$/.exec(version) ?? [];
  return numbers === undefined ? null : { numbers: numbers.split('.').map(Number), rest };
}
