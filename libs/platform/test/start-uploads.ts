import { readdir } from 'node:fs/promises';
import type { TestFile } from '@deepam/testing';
import { newId } from '../src/index.js';
import { uploadRoot } from '../src/uploads/upload-directory.js';
import { upload } from './sample-endpoints.js';
import { startSample } from './start-sample.js';

/** A sample service and a member who uploads to it. */
export async function startUploads() {
  const service = await startSample();
  const token = await service.tokens.memberToken({ memberId: newId() });
  const send = (photo: Buffer | TestFile, paper?: Buffer | TestFile, caption = 'A wick') =>
    service.call(upload, { body: { caption }, files: { photo, ...(paper ? { paper } : {}) } }, token);
  return {
    service,
    token,
    send,
    /** "413 FILE.TOO_LARGE" */
    async refusal(answer: ReturnType<typeof send>): Promise<string> {
      const { status, error } = await answer;
      return `${status} ${error?.code}`;
    },
    /** How many temporary files there are. */
    leftovers: async (): Promise<number> => (await readdir(uploadRoot).catch(() => [])).length,
  };
}

export type Uploads = Awaited<ReturnType<typeof startUploads>>;
