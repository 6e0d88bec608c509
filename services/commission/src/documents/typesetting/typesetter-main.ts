import { parentPort } from 'node:worker_threads';
import { loadCompiler, setSheet } from './compiler.js';
import type { SheetResult, Sheet } from './sheet.js';

/** Typesetting occupies a processor core, so it runs in a thread of its own. */
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
