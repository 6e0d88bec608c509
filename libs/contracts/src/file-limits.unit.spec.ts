import { describe, expect, it } from '@jest/globals';
import { fittedSize, sniffType } from './file-limits.js';

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', Buffer.from('ffd8ffe000104a4649460001', 'hex')],
    ['image/png', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      Buffer.from('PK\x03\x04\x14\0\0\0\b\0\0\0', 'latin1'),
    ],
    ['application/vnd.ms-excel', Buffer.from('d0cf11e0a1b11ae100000000', 'hex')],
    ['application/pdf', Buffer.from('%PDF-1.7\n%..')],
    ['image/heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
    ['image/heic', Buffer.from('\0\0\0\x1cftypmif1', 'latin1')],
  ])('the type of a file is %s by its first bytes', (type, head) => {
    expect(sniffType(head)).toBe(type);
  });

  it.each([
    ['a GIF', Buffer.from('GIF89a')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page', Buffer.from('<!doctype html><script>')],
    ['a sound', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
    ['a program', Buffer.from('7f454c46', 'hex')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['half a signature', Buffer.from('ffd8', 'hex')],
  ])('a file has no known type for %s', (_what, head) => {
    expect(sniffType(head)).toBeNull();
  });
});

describe('the fitted size of a picture', () => {
  it.each([
    ['a photo', 4000, 3000, 2000, 1500],
    ['a small picture', 800, 600, 800, 600],
    ['a long screenshot', 1080, 9600, 720, 6400],
    ['a screenshot of many screens', 1080, 20_000, 720, 13_333],
    ['a panorama', 20_000, 1080, 13_333, 720],
    ['a long and narrow picture', 300, 6000, 300, 6000],
    ['one pixel in a row', 1, 100_000, 1, 100_000],
  ])('the fitted size of %s of %i x %i is %i x %i', (_what, width, height, fittedWidth, fittedHeight) => {
    expect(fittedSize(width, height, { longest: 2000 })).toEqual({ width: fittedWidth, height: fittedHeight });
  });
});
