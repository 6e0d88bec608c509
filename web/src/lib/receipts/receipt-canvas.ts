import { glyphIn } from './rupee-sign.js';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function drawn(
  source: ImageBitmap | HTMLCanvasElement,
  { x0, y0, x1, y1 }: Box,
  scale: number,
): HTMLCanvasElement {
  const size = { width: Math.round((x1 - x0) * scale), height: Math.round((y1 - y0) * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x0, y0, x1 - x0, y1 - y0, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function glyphAt(canvas: HTMLCanvasElement, { x0, y0, x1, y1 }: Box) {
  const [left, top] = [Math.max(0, x0 - 1), Math.max(0, y0 - 1)];
  const [columns, rows] = [x1 + 1 - left, y1 + 1 - top];
  const { data } = canvas.getContext('2d')!.getImageData(left, top, columns, rows);
  return glyphIn(
    Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => {
        const at = (y * columns + x) * 4;
        return 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
      }),
    ),
  );
}
