import { randomBytes } from 'node:crypto';
import { photo } from '@deepam/testing';

export const largest = 5_242_880;

export interface SentFile {
  readonly bytes: Buffer;
  readonly type: string;
}

export function scan(size = largest): SentFile {
  const catalogue = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Length 5242000>>stream\n';
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const noise = randomBytes(5_242_000);
  const padding = Buffer.alloc(size - catalogue.length - noise.length - end.length, '\n');
  return {
    bytes: Buffer.concat([Buffer.from(catalogue), noise, Buffer.from(end), padding]),
    type: 'application/pdf',
  };
}

export const photograph = async (): Promise<SentFile> => ({ bytes: await photo(), type: 'image/jpeg' });
