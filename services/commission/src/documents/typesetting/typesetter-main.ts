import { parentPort } from 'node:worker_threads';
import { loadCompiler, setSheet } from './compiler.js';
import type { SheetResult } from './sheet-result.js';
import type { Sheet } from './sheet.js';

/** One document after the other, beside the service: laying out takes the processor for as long as it lasts. */
const compiler = await loadCompiler();

function set(sheet: Sheet): SheetResult {
  try {
    return { pdf: setSheet(compiler, sheet) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (sheet: Sheet) => parentPort?.postMessage(set(sheet)));
parentPort?.postMessage('ready');
