import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import {
  maxFileBytes,
  type FileFields,
  errorCatalogue,
  type FileField,
  sniffType,
  sniffedBytes,
} from '@deepam/contracts';
import { DomainError } from '../errors/domain-error.js';
import type { UploadDirectory } from './upload-directory.js';
import type { UploadedFile } from './uploaded-file.js';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { noteUsedBuffers } from './used-buffers.js';

export interface Received {
  readonly body: Record<string, string>;
  readonly files: Record<string, UploadedFile>;
}

const maxFields = 40;
const maxFieldBytes = 16_384;
/** A body may have this number of bytes in addition to the files: fields, names, boundaries. */
const overhead = 1_048_576;

/**
 * Reads a multipart body: texts into memory, expected files to disk. It stops at the first error: a file over 5 242 880
 * bytes, one that is not expected, a field twice, too many or too long fields, a body that breaks off.
 * @param onType is called once the first bytes of a file have shown an accepted type; not for a file shorter than those
 * @throws DomainError FILE.TOO_LARGE, FILE.UNSUPPORTED_TYPE, REQUEST.INVALID, REQUEST.TOO_LARGE, REQUEST.MALFORMED
 */
export function receiveMultipart(
  request: IncomingMessage,
  expected: FileFields,
  directory: UploadDirectory,
  onType: (contentType: string) => void,
): Promise<Received> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > Object.keys(expected).length * maxFileBytes + overhead) throw new DomainError('FILE.TOO_LARGE');
  return new MultipartReading(request, expected, directory, onType).result;
}

class MultipartReading {
  readonly result: Promise<Received>;
  private readonly fields = new Map<string, string>();
  private readonly files = new Map<string, UploadedFile | null>();
  private readonly streams: Readable[] = [];
  private readonly writes: Promise<void>[] = [];
  private readonly parser: BusboyInstance;
  private isOver = false;
  private settle!: { resolve: (received: Received) => void; reject: (error: unknown) => void };

  constructor(
    private readonly request: IncomingMessage,
    private readonly expected: FileFields,
    private readonly directory: UploadDirectory,
    private readonly onType: (contentType: string) => void,
  ) {
    this.parser = parserFor(request, expected);
    this.result = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.parser.on('field', (name, value, nameCut, valueCut) => this.onField(name, value, nameCut || valueCut));
    this.parser.on('file', (name, stream) => this.onFile(name, stream));
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      this.parser.on(limit, () => this.fail(new DomainError('REQUEST.TOO_LARGE')));
    }
    this.parser.on('error', (error) => this.fail(new DomainError('REQUEST.MALFORMED', { cause: error })));
    this.parser.on('finish', () => void this.finish());
    request.on('close', this.onClose);
    request.pipe(this.parser);
  }

  private readonly onClose = () => {
    if (!this.request.complete) this.fail(new DomainError('REQUEST.MALFORMED', { message: 'The upload broke off.' }));
  };

  private onField(name: string, value: string, isCut: boolean): void {
    if (isCut) this.fail(new DomainError('REQUEST.TOO_LARGE', { details: { [name]: 'This is too long.' } }));
    else if (this.fields.has(name)) this.fail(twice(name));
    else this.fields.set(name, value);
  }

  private onFile(name: string, stream: Readable): void {
    this.streams.push(stream);
    // A destroyed stream may report an error again; its cause is already known.
    stream.on('error', () => undefined);
    const field = Object.hasOwn(this.expected, name) ? this.expected[name] : undefined;
    if (!field) return this.fail(invalid(name, 'No file is expected here.'));
    if (this.files.has(name)) return this.fail(twice(name));
    this.files.set(name, null);
    stream.on('limit', () => this.fail(new DomainError('FILE.TOO_LARGE', { details: { [name]: tooLarge } })));
    this.writes.push(
      this.directory
        .file()
        .then((path) => spoolFile(stream, path, name, field, this.onType))
        .then((file) => void this.files.set(name, file))
        .catch((error: unknown) => this.fail(error)),
    );
  }

  private async finish(): Promise<void> {
    await Promise.all(this.writes);
    if (this.isOver) return;
    this.isOver = true;
    this.request.off('close', this.onClose);
    const files = [...this.files].filter((entry): entry is [string, UploadedFile] => entry[1] !== null);
    this.settle.resolve({ body: Object.fromEntries(this.fields), files: Object.fromEntries(files) });
  }

  /** The reading stops. The error is reported after the last write, so that the files can be removed. */
  private fail(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    this.request.off('close', this.onClose);
    this.request.unpipe(this.parser);
    for (const stream of this.streams) stream.destroy();
    void Promise.all(this.writes).finally(() => this.settle.reject(error));
  }
}

const tooLarge = 'File size exceeds 5MB limit.';

function parserFor(request: IncomingMessage, expected: FileFields): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: maxFileBytes,
        files: Object.keys(expected).length + 1,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        fieldNameSize: 100,
        parts: maxFields + Object.keys(expected).length + 1,
        headerPairs: 20,
      },
    });
  } catch (error) {
    throw new DomainError('REQUEST.MALFORMED', { cause: error });
  }
}

function invalid(name: string, sentence: string): DomainError {
  return new DomainError('REQUEST.INVALID', { message: `${name}: ${sentence}`, details: { [name]: sentence } });
}

function twice(name: string): DomainError {
  return invalid(name, 'This was sent more than once.');
}

/**
 * Writes a stream to disk as it comes, one chunk in memory at a time. A browser sends an empty file when the user chose
 * none.
 * @param onType is called once the first bytes have shown an accepted type; not for a file shorter than those
 * @returns null for an empty file
 * @throws DomainError FILE.UNSUPPORTED_TYPE as soon as the first bytes show it
 */
async function spoolFile(
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
