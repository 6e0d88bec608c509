import { crc32, deflateSync } from 'node:zlib';

const glyphs: Readonly<Record<string, string>> = {
  '0': '01110 10001 10011 10101 11001 10001 01110',
  '1': '00100 01100 00100 00100 00100 00100 01110',
  '2': '01110 10001 00001 00010 00100 01000 11111',
  '3': '11111 00010 00100 00010 00001 10001 01110',
  '4': '00010 00110 01010 10010 11111 00010 00010',
  '5': '11111 10000 11110 00001 00001 10001 01110',
  '6': '00110 01000 10000 11110 10001 10001 01110',
  '7': '11111 00001 00010 00100 01000 01000 01000',
  '8': '01110 10001 10001 01110 10001 10001 01110',
  '9': '01110 10001 10001 01111 00001 00010 01100',
  '.': '00000 00000 00000 00000 00000 01100 01100',
  A: '01110 10001 10001 11111 10001 10001 10001',
  D: '11100 10010 10001 10001 10001 10010 11100',
  E: '11111 10000 10000 11110 10000 10000 11111',
  I: '01110 00100 00100 00100 00100 00100 01110',
  M: '10001 11011 10101 10101 10001 10001 10001',
  N: '10001 11001 10101 10011 10001 10001 10001',
  O: '01110 10001 10001 10001 10001 10001 01110',
  P: '11110 10001 10001 11110 10000 10000 10000',
  R: '11110 10001 10001 11110 10100 10010 10001',
  S: '01111 10000 10000 01110 00001 00001 11110',
  T: '11111 00100 00100 00100 00100 00100 00100',
  U: '10001 10001 10001 10001 10001 10001 01110',
  Y: '10001 10001 01010 00100 00100 00100 00100',
};
const width = 360;
const height = 300;
const white = 255;
const ink = 40;
const pale = 225;
const margin = 28;

export function receiptPng(rupees: number, reference: string): Buffer {
  const pixels = new Uint8Array(width * height).fill(white);
  fill(pixels, 0, 0, width, 70, pale);
  fill(pixels, margin, 180, width - 2 * margin, 2, pale);
  write(pixels, 'UPI PAYMENT', margin, 24, 3);
  write(pixels, `RS ${rupees.toFixed(2)}`, margin, 100, 5);
  write(pixels, 'TO DEEPAM', margin, 205, 3);
  write(pixels, reference, margin, 250, 3);
  return encodePng({ width, height, pixels });
}

function write(pixels: Uint8Array, text: string, left: number, top: number, scale: number): void {
  [...text].forEach((character, index) => {
    const rows = glyphs[character]?.split(' ') ?? [];
    rows.forEach((row, y) =>
      [...row].forEach((dot, x) => {
        if (dot === '1') fill(pixels, left + (index * 6 + x) * scale, top + y * scale, scale, scale, ink);
      }),
    );
  });
}

function fill(pixels: Uint8Array, left: number, top: number, columns: number, rows: number, shade: number): void {
  for (let y = top; y < top + rows; y += 1) pixels.fill(shade, y * width + left, y * width + left + columns);
}

interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

function encodePng({ width, height, pixels }: GreyImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
