import { maxFileBytes, statementTypes, type FileField, type FileFields } from '@deepam/contracts';
import { receiptPng } from '@deepam/api-client';
import type { FormPart } from './form-body.js';

const picture = receiptPng(1, '999999999999');

export interface BrokenFile {
  readonly what: string;
  readonly parts: readonly FormPart[];
  readonly codes: readonly string[];
}

const fileOf = (name: string, content: Buffer): FormPart => ({ name, content, filename: `${name}.png` });

const statement = Buffer.from('Date,Narration,Debit,Credit\n05/01/2026,UPI/999999999999,,1500\n');
const isStatement = ({ accept }: FileField): boolean => accept === statementTypes;

export const validFiles = (files: FileFields): FormPart[] =>
  Object.entries(files).map(([name, field]) => fileOf(name, isStatement(field) ? statement : picture));

export function brokenFilesOf(name: string, field: FileField): BrokenFile[] {
  const { required, accept } = field;
  const valid = isStatement(field) ? statement : picture;
  const file = (what: string, content: Buffer, ...codes: string[]): BrokenFile => ({
    what,
    parts: [fileOf(name, content)],
    codes,
  });
  const ofKind = isStatement(field)
    ? [
        file('a picture', picture, 'FILE.NOT_A_STATEMENT'),
        file('a PDF', Buffer.from('%PDF-1.7\n'), 'FILE.NOT_A_STATEMENT'),
      ]
    : ofPictures(file, accept);
  return [
    ...ofKind,
    file('too large', Buffer.concat([valid, Buffer.alloc(maxFileBytes)]), 'FILE.TOO_LARGE'),
    { what: 'twice', parts: [fileOf(name, valid), fileOf(name, valid)], codes: ['REQUEST.INVALID'] },
    ...(required
      ? [
          // Browsers send an empty file if none was chosen.
          file('nothing', Buffer.alloc(0), 'FILE.REQUIRED'),
          { what: 'missing', parts: [], codes: ['FILE.REQUIRED'] },
          { what: 'no file', parts: [{ name, content: 'a text' }], codes: ['FILE.REQUIRED'] },
        ]
      : []),
  ];
}

function ofPictures(file: (what: string, content: Buffer, code: string) => BrokenFile, accept: FileField['accept']) {
  return [
    file('a text', Buffer.from('This is no picture.'), 'FILE.UNSUPPORTED_TYPE'),
    file('a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE.UNSUPPORTED_TYPE'),
    file('the beginning of a picture', picture.subarray(0, 60), 'FILE.UNREADABLE'),
    ...(accept.includes('application/pdf')
      ? [file('half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE.UNREADABLE')]
      : [file('a PDF', Buffer.from('%PDF-1.7\n'), 'FILE.UNSUPPORTED_TYPE')]),
  ];
}
