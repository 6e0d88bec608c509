import { DiscardedFiles, ObjectStore, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

export interface StoredPicture {
  readonly key: string;
  readonly sha256: string;
}

/**
 * The picture of a call that awaits approval is stored with the request, handed over to the call after the approval,
 * and removed when the request ends otherwise. A service whose calls have such pictures provides this class,
 * DiscardedFiles and ExpiredPictures.
 */
@Injectable()
export class RequestPictures {
  constructor(
    private readonly objects: ObjectStore,
    private readonly discarded: DiscardedFiles,
  ) {}

  withStored<T>(folder: string, file: UploadedFile, work: (picture: StoredPicture) => Promise<T>): Promise<T> {
    return this.objects.withStored(folder, file, (key) => work({ key, sha256: file.sha256 }));
  }

  async discard({ key }: StoredPicture, session: ClientSession): Promise<void> {
    await this.discarded.add([key], session);
  }
}
