import { type Endpoint, errorCatalogue, type FileFields, statementTypes } from '@deepam/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import type { Sender } from './file-queue.js';
import type { FileCleaner } from './cleaning/file-cleaner.js';
import { receiveMultipart, type Received } from './receive-multipart.js';
import { UploadDirectory } from './upload-directory.js';
import type { UploadedFile } from './uploaded-file.js';

export class RequestUploads {
  private readonly directory = new UploadDirectory();

  constructor(private readonly cleaner: FileCleaner) {}

  async receive(endpoint: Endpoint, request: FastifyRequest): Promise<{ body: unknown; files: Received['files'] }> {
    const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    if (!endpoint.files || Object.keys(endpoint.files).length === 0) {
      if (isMultipart) throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
      return { body: request.body, files: {} };
    }
    if (!isMultipart) return { body: request.body, files: {} };
    return receiveMultipart(request.raw, endpoint.files, this.directory, (contentType) => {
      if (!isStatement(contentType)) this.cleaner.prepare(contentType);
    });
  }

  /**
   * The returned files have no hidden data. A bank table is returned unchanged, because only its handler reads it and
   * it is not stored.
   */
  async cleaned(files: Received['files'], sender: Sender): Promise<Record<string, UploadedFile>> {
    const entries = Object.entries(files).map(async ([name, file]) => {
      if (isStatement(file.contentType)) return [name, file] as const;
      return [name, await this.cleaner.clean(file, name, await this.directory.file(), sender)] as const;
    });
    // The folder is removed only after all files are done.
    await Promise.allSettled(entries);
    return Object.fromEntries(await Promise.all(entries));
  }

  async remove(): Promise<void> {
    await this.directory.remove();
  }
}

const isStatement = (contentType: string): boolean => statementTypes.includes(contentType);

/** @throws DomainError FILE.REQUIRED with a message per missing file */
export function requireFiles(expected: FileFields | undefined, files: Received['files']): void {
  const missing = Object.entries(expected ?? {}).filter(([name, { required }]) => required && !files[name]);
  if (missing.length === 0) return;
  const details = Object.fromEntries(missing.map(([name]) => [name, errorCatalogue['FILE.REQUIRED'].message]));
  throw new DomainError('FILE.REQUIRED', { details });
}
