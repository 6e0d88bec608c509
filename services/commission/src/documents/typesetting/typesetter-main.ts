import { parentPort } from 'node:worker_threads';
import { loadCompiler, setSheet } from './compiler.js';
import type { SetSheet } from './setting.js';
import type { Sheet } from './sheet.js';

/** One document after the other, beside the service: laying out takes the processor for as long as it lasts. */
const compiler = await loadCompiler();

function set(sheet: Sheet): SetSheet {
  try {
    return { pdf: setSheet(compiler, sheet) };
  } catch (error) {
    return { fault: String(error) };
  }
}

parentPort?.on('message', (sheet: Sheet) => parentPort?.postMessage(set(sheet)));
parentPort?.postMessage('ready');
