import { describe, expect, it } from '@jest/globals';
import { documentTypes, maxFileBytes } from '@deepam/contracts';
import { fileIssue, fitted, isWorthShrinking } from './image-rules.js';

describe('a chosen file', () => {
  it('may have exactly 5 MB and no byte more', () => {
    expect(fileIssue({ size: maxFileBytes, type: 'image/png' })).toBeNull();
    expect(fileIssue({ size: maxFileBytes + 1, type: 'image/png' })).toBe('too-large');
  });

  it('must be a picture, or for papers also a PDF', () => {
    expect(fileIssue({ size: 10, type: 'application/pdf' })).toBe('wrong-type');
    expect(fileIssue({ size: 10, type: 'application/pdf' }, documentTypes)).toBeNull();
    expect(fileIssue({ size: 10, type: '' }, documentTypes)).toBe('wrong-type');
  });
});

describe('a picture that is made smaller', () => {
  it.each([
    ['a screenshot', 300_000, 1080, 2400, false],
    ['a photo of 1 MB', 1_100_000, 1600, 1200, true],
    ['a photo above 5 MB', 9_000_000, 4000, 3000, true],
    ['a photo of 108 megapixels that takes little', 900_000, 12_000, 9_000, true],
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
