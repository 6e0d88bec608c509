import { readdir } from 'node:fs/promises';
import type { Answer, UploadFile } from '@deepam/api-client';
import { newId } from '../src/index.js';
import { uploadRoot } from '../src/uploads/upload-directory.js';
import { upload } from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

type Sent = Promise<Answer<typeof upload>>;

export interface Uploads {
  readonly service: Sample;
  readonly token: string;
  readonly send: (photo: Buffer | UploadFile, paper?: Buffer | UploadFile, caption?: string) => Sent;
  readonly refusal: (answer: Sent) => Promise<string>;
  readonly leftovers: () => Promise<number>;
}

export async function startUploads(): Promise<Uploads> {
  const service = await startSample();
  const token = await service.tokens.memberToken({ memberId: newId() });
  return {
    service,
    token,
    send: (photo, paper, caption = 'A wick') =>
      service.call(upload, { body: { caption }, files: { photo, ...(paper ? { paper } : {}) } }, token),
    refusal: async (answer) => {
      const { status, error } = await answer;
      return `${status} ${error?.code}`;
    },
    leftovers: async () => (await readdir(uploadRoot).catch(() => [])).length,
  };
}
