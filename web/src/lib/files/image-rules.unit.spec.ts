import { describe, expect, it } from '@jest/globals';
import { documentTypes, maxFileBytes } from '@deepam/contracts';
import { fileIssue, fitted, isHeic, isWorthShrinking, namedFile } from './image-rules.js';

describe('a chosen file', () => {
  const chosen = (type: string, size = 10, name = 'proof') => ({ name, size, type });

  it('may have exactly 5 MB and no byte more', () => {
    expect(fileIssue(chosen('image/png', maxFileBytes))).toBeNull();
    expect(fileIssue(chosen('image/png', maxFileBytes + 1))).toBe('too-large');
  });

  it('must be a picture, or for documents also a PDF, and not empty', () => {
    expect(fileIssue(chosen('application/pdf'))).toBe('wrong-type');
    expect(fileIssue(chosen('application/pdf'), documentTypes)).toBeNull();
    expect(fileIssue(chosen(''), documentTypes)).toBe('wrong-type');
    expect(fileIssue(chosen('video/mp4', maxFileBytes + 1))).toBe('wrong-type');
    expect(fileIssue(chosen('image/png', 0))).toBe('empty');
  });

  it.each([
    ['image/heic', 'IMG_1.HEIC', true],
    ['', 'IMG_1.HEIC', true],
    ['', 'photo.heif', true],
    ['', 'note.txt', false],
    ['image/jpeg', 'IMG_1.heic', false],
  ])('of type %s called %s is HEIC: %s', (type, name, is) => {
    expect(isHeic({ type, name })).toBe(is);
    expect(fileIssue(chosen(type, 10, name)) === 'unreadable-heic').toBe(is);
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
  ])('is not every one: %s', (_what, bytes, width, height, is) => {
    expect(isWorthShrinking(bytes, width, height)).toBe(is);
  });

  it('keeps its shape and is never enlarged', () => {
    expect(fitted(4000, 3000, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(fitted(300, 6000, 2000)).toEqual({ width: 100, height: 2000 });
    expect(fitted(800, 600, 2000)).toEqual({ width: 800, height: 600 });
  });

  it('keeps at least one pixel', () => {
    expect(fitted(1, 100_000, 2000)).toEqual({ width: 1, height: 2000 });
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
  ])('is told by the end of its name: %s', (name, text, issue) => {
    const file = new File([text], name);
    expect(namedFile(file, endings)).toEqual(issue === null ? { file, issue } : { file: null, issue });
  });
});
