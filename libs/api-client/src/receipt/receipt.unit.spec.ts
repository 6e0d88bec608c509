import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { receiptPng } from './receipt.js';

it('a receipt is a small PNG with valid chunks and size', () => {
  const png = receiptPng(1500, '123456789012');
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(png.length).toBeLessThan(10_000);
  const types: string[] = [];
  let data = Buffer.alloc(0);
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    types.push(type);
    if (type === 'IDAT') data = inflateSync(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  expect(types).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(data.length).toBe((360 + 1) * 300);
});

it('a receipt shows the amount and the reference', () => {
  expect(receiptPng(750, '1')).not.toEqual(receiptPng(751, '1'));
  expect(receiptPng(750, '1')).not.toEqual(receiptPng(750, '2'));
});
