import { listeningServices } from '@deepam/contracts';

const keys = new RegExp(
  String.raw`(?:${listeningServices.join('|')})/[a-z-]+/[\w-]+\.(?:jpg|png|webp|pdf|bin|ndjson\.gz)`,
  'g',
);

/** These collections may name deleted files: the log of events, and the lists of files to remove. */
const onlyMentioning = new Set(['outbox', 'discarded_proofs', 'discarded_pictures', 'erased_files']);

/**
 * The result has the keys of all files that a document refers to at any place, so that no field can be forgotten here.
 */
export function referredKeys(collection: string, document: Uint8Array): readonly string[] {
  if (onlyMentioning.has(collection)) return [];
  const { buffer, byteOffset, length } = document;
  return Buffer.from(buffer, byteOffset, length).toString('latin1').match(keys) ?? [];
}

/** A plain key is also a path inside the folder. */
export function isPlainKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
}
