import { maxFileBytes, type FileField, type FileFields } from '@deepam/contracts';
import { receiptPng } from '@deepam/api-client';
import type { FormPart } from './form-body.js';

const picture = receiptPng(1, '999999999999');

export interface BrokenFile {
  readonly what: string;
  readonly parts: readonly FormPart[];
  readonly codes: readonly string[];
}

const fileOf = (name: string, content: Buffer): FormPart => ({ name, content, filename: `${name}.png` });

export const validFiles = (files: FileFields): FormPart[] => Object.keys(files).map((name) => fileOf(name, picture));

export function brokenFilesOf(name: string, { required, accept }: FileField): BrokenFile[] {
  const file = (what: string, content: Buffer, ...codes: string[]): BrokenFile => ({
    what,
    parts: [fileOf(name, content)],
    codes,
  });
  return [
    file('a text', Buffer.from('This is no picture.'), 'FILE.UNSUPPORTED_TYPE'),
    file('a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE.UNSUPPORTED_TYPE'),
    file('the beginning of a picture', picture.subarray(0, 60), 'FILE.UNREADABLE'),
    file('too large', Buffer.concat([picture, Buffer.alloc(maxFileBytes)]), 'FILE.TOO_LARGE'),
    ...(accept.includes('application/pdf')
      ? [file('half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE.UNREADABLE')]
      : [file('a PDF', Buffer.from('%PDF-1.7\n'), 'FILE.UNSUPPORTED_TYPE')]),
    { what: 'twice', parts: [fileOf(name, picture), fileOf(name, picture)], codes: ['REQUEST.INVALID'] },
    ...(required
      ? [
          // Browsers send an empty file where none was chosen.
          file('nothing', Buffer.alloc(0), 'FILE.REQUIRED'),
          { what: 'missing', parts: [], codes: ['FILE.REQUIRED'] },
          { what: 'no file', parts: [{ name, content: 'a text' }], codes: ['FILE.REQUIRED'] },
        ]
      : []),
  ];
}
