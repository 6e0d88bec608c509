import { describe, expect, it } from '@jest/globals';
import { documentTypes, maxFileBytes } from '@deepam/contracts';
import { fileIssue, isHeic, isWorthShrinking, namedFile, withTypeOfContent } from './image-rules.js';

describe('a chosen file', () => {
  const chosen = (type: string, size = 10, name = 'proof') => ({ name, size, type });

  it('a chosen file may have exactly 5 MB and not a byte more', () => {
    expect(fileIssue(chosen('image/png', maxFileBytes))).toBeNull();
    expect(fileIssue(chosen('image/png', maxFileBytes + 1))).toBe('too-large');
  });

  it('a chosen file must be a picture, or for documents also a PDF, and not empty', () => {
    expect(fileIssue(chosen('application/pdf'))).toBe('wrong-type');
    expect(fileIssue(chosen('application/pdf'), documentTypes)).toBeNull();
    expect(fileIssue(chosen(''), documentTypes)).toBe('wrong-type');
    expect(fileIssue(chosen('video/mp4', maxFileBytes + 1))).toBe('wrong-type');
    expect(fileIssue(chosen('image/png', 0))).toBe('empty');
  });

  const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF\0\x01';
  const heic = '\0\0\0\x18ftypheic';
  it.each([
    ['receipt.jpg', '', jpeg, 'image/jpeg'],
    ['receipt.jpg', 'image/jpg', jpeg, 'image/jpeg'],
    ['receipt', 'application/octet-stream', '%PDF-1.7\n%..', 'application/pdf'],
    ['IMG_1.HEIC', '', heic, 'image/heic'],
    ['IMG_1.jpg', 'image/jpeg', heic, 'image/heic'],
    ['note.txt', 'text/plain', 'Only a note.', 'text/plain'],
    ['empty', '', '', ''],
  ])('a file called %s of type "%s" is judged by its content', async (name, type, content, judged) => {
    const file = await withTypeOfContent(new File([Buffer.from(content, 'latin1')], name, { type, lastModified: 7 }));
    expect([file.name, file.type, file.size, file.lastModified]).toEqual([name, judged, content.length, 7]);
    expect(isHeic(file)).toBe(judged === 'image/heic');
    expect(fileIssue(file) === 'unreadable-heic').toBe(judged === 'image/heic');
  });
});

describe('a picture that is made smaller', () => {
  it.each([
    ['a screenshot', 300_000, 1080, 2400, false],
    ['a photo of 1 MB', 1_100_000, 1600, 1200, true],
    ['a photo above 5 MB', 9_000_000, 4000, 3000, true],
    ['a photo of 108 megapixels that takes little', 900_000, 12_000, 9_000, true],
    ['a screenshot without compression above 5 MB', 6_000_000, 1080, 1920, true],
    ['a few pixels in more than 5 MB', 5_242_881, 1, 1, false],
  ])('a picture is not reduced if it is small: %s', (_what, bytes, width, height, is) => {
    expect(isWorthShrinking(bytes, width, height)).toBe(is);
  });
});

describe('a file that is no picture', () => {
  const endings = ['.csv', '.xlsx'];
  it.each([
    ['november.csv', 'a,b', null],
    ['NOVEMBER.XLSX', 'PK', null],
    ['november.csv', '', 'empty'],
    ['november.pdf', 'x', 'wrong-type'],
    ['november.csv', 'x'.repeat(maxFileBytes + 1), 'too-large'],
  ])('a file is recognised by the end of its name: %s', (name, text, issue) => {
    const file = new File([text], name);
    expect(namedFile(file, endings)).toEqual(issue === null ? { file, issue } : { file: null, issue });
  });
});
