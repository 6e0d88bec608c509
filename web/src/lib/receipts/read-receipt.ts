import { retryImport } from '../retry-import.js';
import { isRupeeSign, glyphIn } from './rupee-sign.js';
import { type ReceiptFacts, receiptFacts, textOf, type ReadLine } from './receipt-text.js';

type Tesseract = typeof import('tesseract.js');
type Reader = Awaited<ReturnType<Tesseract['createWorker']>>;
/**
 * Pictures are scaled to this width, in pixels: letters of smaller ones are unreadable, larger ones only take longer.
 */
const width = 1100;
const longest = 4400;
/** The number is read again at another size: two equal readings are reliable. */
const secondScale = 1.6;
/** Smaller pictures, in pixels, are unreadable. */
const smallest = 200;
const nothing: ReceiptFacts = { utr: null, rupees: null };
/** The time is in milliseconds. An idle reader takes some 100 MB of the device's memory. */
const idleMs = 30_000;

let reader: Promise<Reader> | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads the picture of a UPI payment on the device, one picture at a time; no data leave the device.
 * @throws Error when the reader can't be loaded or the picture can't be drawn
 */
export function readReceipt(file: Blob, now = Date.now()): Promise<ReceiptFacts> {
  const work = queue.then(() => readNow(file, now));
  queue = work.catch(() => undefined);
  return work;
}

async function readNow(file: Blob, now: number): Promise<ReceiptFacts> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (Math.min(bitmap.width, bitmap.height) < smallest) return nothing;
  clearTimeout(idle);
  reader ??= startReader();
  reader.catch(() => (reader = null));
  try {
    const running = await reader;
    const { canvas, lines, boxes } = await recognised(running, bitmap);
    const { utr, rupees } = receiptFacts(lines, now);
    const isSure = utr !== null && (await isReadAgain(running, canvas, boxes[lines.findIndex(hasNumber(utr))]!, utr));
    return { utr: isSure ? utr : null, rupees };
  } finally {
    bitmap.close();
    idle = setTimeout(endReader, idleMs);
  }
}

async function startReader(): Promise<Reader> {
  const { createWorker } = await retryImport(() => import('tesseract.js'));
  const folder = `${location.origin}/${__RECEIPT_READER__.folder}`;
  return createWorker('eng', 1, {
    workerPath: `${folder}/worker.js`,
    corePath: `${folder}/core.js`,
    langPath: folder,
    // Only a worker from its own address may compile WebAssembly.
    workerBlobURL: false,
    // The browser's cache keeps immutable files.
    cacheMethod: 'none',
  });
}

function endReader(): void {
  const ending = reader;
  reader = null;
  void ending?.then((running) => running.terminate()).catch(() => undefined);
}

const hasNumber = (utr: string) => (line: ReadLine) => textOf(line).replaceAll(' ', '').includes(utr);

async function recognised(running: Reader, bitmap: ImageBitmap) {
  const scale = Math.min(width / bitmap.width, longest / bitmap.height, 3);
  const canvas = drawn(bitmap, { x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height }, scale);
  const { data } = await running.recognize(canvas, {}, { text: false, blocks: true });
  const found = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  const lines = found.map(({ words }) =>
    words.map(({ text, bbox, symbols }) => ({
      text,
      height: bbox.y1 - bbox.y0,
      hasRupeeSign: /\d/.test(text) && symbols[0] !== undefined && isRupeeSign(glyphAt(canvas, symbols[0].bbox)),
    })),
  );
  return { canvas, lines, boxes: found.map(({ bbox }) => bbox) };
}

async function isReadAgain(running: Reader, canvas: HTMLCanvasElement, box: Box, utr: string): Promise<boolean> {
  const margin = (box.y1 - box.y0) / 2;
  const around = {
    x0: Math.max(0, box.x0 - margin),
    y0: Math.max(0, box.y0 - margin),
    x1: Math.min(canvas.width, box.x1 + margin),
    y1: Math.min(canvas.height, box.y1 + margin),
  };
  const { data } = await running.recognize(drawn(canvas, around, secondScale));
  return data.text.replaceAll(' ', '').includes(utr);
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function drawn(source: ImageBitmap | HTMLCanvasElement, { x0, y0, x1, y1 }: Box, scale: number): HTMLCanvasElement {
  const size = { width: Math.round((x1 - x0) * scale), height: Math.round((y1 - y0) * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x0, y0, x1 - x0, y1 - y0, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function glyphAt(canvas: HTMLCanvasElement, { x0, y0, x1, y1 }: Box) {
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
