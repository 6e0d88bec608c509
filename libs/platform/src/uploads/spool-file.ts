import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { errorCatalogue, type FileField, sniffType, sniffedBytes } from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { UploadedFile } from './uploaded-file.js';
import { noteUsedBuffers } from './used-buffers.js';

/**
 * Writes a stream to disk as it comes, one chunk in memory at a time. Returns null for an empty file, which is what a
 * browser sends when none was chosen.
 * @param onType is called once the first bytes have shown an accepted type; not for a file shorter than those
 * @throws DomainError FILE.UNSUPPORTED_TYPE as soon as the first bytes show it
 */
export async function spoolFile(
  stream: Readable,
  path: string,
  name: string,
  field: FileField,
  onType: (contentType: string) => void,
) {
  const hash = createHash('sha256');
  const target = await open(path, 'wx', 0o600);
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  let contentType: string | null = null;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (contentType === null) {
        head = Buffer.concat([head, chunk.subarray(0, sniffedBytes)]);
        if (head.length >= sniffedBytes) {
          contentType = acceptedType(head, name, field);
          onType(contentType);
        }
      }
      hash.update(chunk);
      size += chunk.length;
      await target.write(chunk);
      noteUsedBuffers(chunk.length);
    }
  } finally {
    await target.close();
  }
  if (size === 0) return null;
  contentType ??= acceptedType(head, name, field);
  return { path, contentType, size, sha256: hash.digest('hex'), perceptualHash: null } satisfies UploadedFile;
}

function acceptedType(head: Buffer, name: string, field: FileField): string {
  const takesText = field.accept.includes('text/csv');
  // Text has no signature: any other content may be text, and its reader finds out.
  const type = sniffType(head) ?? (takesText ? 'text/csv' : null);
  if (type !== null && field.accept.includes(type)) return type;
  if (takesText) {
    const { message } = errorCatalogue['FILE.NOT_A_STATEMENT'];
    throw new DomainError('FILE.NOT_A_STATEMENT', { details: { [name]: message } });
  }
  const message = field.accept.includes('application/pdf')
    ? 'Please upload a JPEG, PNG or WebP image, or a PDF.'
    : 'Please upload a JPEG, PNG or WebP image.';
  throw new DomainError('FILE.UNSUPPORTED_TYPE', { message, details: { [name]: message } });
}
