import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import { csvRows } from './csv-rows.js';
import { decodeText } from './decode-text.js';
import { isPage, pageRows } from './page-rows.js';
import { isPageArchive, pagesIn } from './page-archive.js';
import type { Row } from './row.js';
import { xlsxRows } from './xlsx-rows.js';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
/** The signature of old Excel files and of encrypted new ones. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The rows of a bank's file, judged by its content: many banks name a text `.xls`.
 * @throws StatementRefused
 */
export async function readRows(bytes: Buffer): Promise<Row[]> {
  if (bytes.length > limits.bytes) throw new StatementRefused('too-large');
  if (bytes.subarray(0, 4).equals(zipMark)) return xlsxRows(bytes);
  if (bytes.subarray(0, 8).equals(compoundMark))
    throw new StatementRefused(bytes.includes(encryptedPart) ? 'protected' : 'old-excel');
  const text = decodeText(bytes);
  if (isPageArchive(text)) return pageRows(pagesIn(text).filter(isPage));
  if (isPage(text)) return pageRows([text]);
  if (/^\s*(<|%PDF|\{)/.test(text)) throw new StatementRefused('not-a-table');
  return csvRows(text);
}
