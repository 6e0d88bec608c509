import { readFile, writeFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, type PDFContext } from '@cantoo/pdf-lib';
import { RefusedFile, type CleanedFile, type CleaningJob } from './cleaning-job.js';
import { activePart } from './active-part.js';

/**
 * Reads every object of the document, also the compressed ones, and writes them anew: what a viewer finds is what was
 * looked at here, with nothing between or behind the objects.
 * @throws RefusedFile FILE.PDF_PROTECTED, FILE.PDF_ACTIVE; any other error when it cannot be read to its end
 */
export async function cleanPdf({ path, target }: CleaningJob): Promise<CleanedFile> {
  const document = await PDFDocument.load(await readFile(path), {
    ignoreEncryption: true,
    throwOnInvalidObject: true,
    updateMetadata: false,
  });
  const { context } = document;
  if (!(document.catalog instanceof PDFDict)) throw new RefusedFile('FILE.UNREADABLE', 'it has no catalogue');
  if (context.trailerInfo.Encrypt) throw new RefusedFile('FILE.PDF_PROTECTED', 'it is encrypted');
  const active = activePart(objectsOf(context));
  if (active !== null) throw new RefusedFile('FILE.PDF_ACTIVE', `it has ${active}`);
  await writeFile(target, await document.save({ addDefaultPage: false, updateFieldAppearances: false }));
  return { perceptualHash: null };
}

const objectsOf = (context: PDFContext) => [
  ...context.enumerateIndirectObjects().map(([, object]) => object),
  ...Object.values(context.trailerInfo),
];
