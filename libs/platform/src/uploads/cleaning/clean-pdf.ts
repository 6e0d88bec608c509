import { readFile, writeFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, type PDFContext } from '@cantoo/pdf-lib';
import { RefusedFile, type CleanedFile, type CleaningJob } from './cleaning-job.js';
import { activePart } from './active-part.js';
import { rebuiltPdf } from './rebuild-pdf.js';

/**
 * Reads every object of the document, also the compressed ones, and writes a new document of what its pages show.
 * @throws RefusedFile FILE.PDF_PROTECTED, FILE.PDF_ACTIVE; any other error when it cannot be read to its end
 */
export async function cleanPdf({ path, target }: CleaningJob): Promise<CleanedFile> {
  const document = await read(await readFile(path));
  if (!(document.catalog instanceof PDFDict)) throw new RefusedFile('FILE.UNREADABLE', 'it has no catalogue');
  const active = activePart(objectsOf(document.context));
  if (active !== null) throw new RefusedFile('FILE.PDF_ACTIVE', `it has ${active}`);
  const rebuilt = await rebuiltPdf(document);
  await writeFile(target, await rebuilt.save({ addDefaultPage: false, updateFieldAppearances: false }));
  return { perceptualHash: null };
}

/** A document that its owner has locked against changes opens without a password; another one does not. */
async function read(bytes: Buffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: '', throwOnInvalidObject: true, updateMetadata: false });
  } catch (error) {
    if (bytes.includes('/Encrypt')) throw new RefusedFile('FILE.PDF_PROTECTED', `it is encrypted: ${String(error)}`);
    throw error;
  }
}

const objectsOf = (context: PDFContext) => [
  ...context.enumerateIndirectObjects().map(([, object]) => object),
  ...Object.values(context.trailerInfo),
];
