import { readFile, writeFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFInvalidObject, type PDFContext } from '@cantoo/pdf-lib';
import { RefusedFile, type CleanedFile, type CleaningJob } from './cleaning-job.js';
import { activePart } from './active-part.js';
import { pdfDigest } from './pdf-digest.js';
import { rebuiltPdf } from './rebuild-pdf.js';

/**
 * Reads every object of the document, also the compressed ones, and writes a new document with the content of its
 * pages.
 * @throws RefusedFile FILE.PDF_PROTECTED, FILE.PDF_ACTIVE; any other error when it cannot be read to its end
 */
export async function cleanPdf({ path, target }: CleaningJob): Promise<CleanedFile> {
  const document = await read(await readFile(path));
  const active = activePart(objectsOf(document.context));
  if (active !== null) throw new RefusedFile('FILE.PDF_ACTIVE', `it has ${active}`);
  const rebuilt = await rebuiltPdf(document);
  await writeFile(target, await rebuilt.save({ addDefaultPage: false, updateFieldAppearances: false }));
  return { perceptualHash: null, contentSha256: pdfDigest(rebuilt) };
}

/**
 * Every object of the document has to be readable. A document that its owner has locked against changes opens without
 * a password; another protected one does not. The objects of a protected document are checked after they are
 * decrypted.
 */
async function read(bytes: Buffer): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { ...asItIs, password: '', throwOnInvalidObject: true });
    if (document.catalog instanceof PDFDict) return document;
    throw new RefusedFile('FILE.UNREADABLE', 'it has no catalogue');
  } catch (error) {
    if (!(await isEncrypted(bytes))) throw error;
    return decrypted(bytes);
  }
}

const asItIs = { updateMetadata: false };

async function isEncrypted(bytes: Buffer): Promise<boolean> {
  try {
    return (await PDFDocument.load(bytes, { ...asItIs, ignoreEncryption: true })).isEncrypted;
  } catch {
    return bytes.includes('/Encrypt');
  }
}

/**
 * The library reads the protected objects once before it decrypts them, so that only the decrypted ones are checked.
 */
async function decrypted(bytes: Buffer): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { ...asItIs, password: '' });
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFInvalidObject)) continue;
      if (!isTable(object)) throw new Error(`its object ${String(ref)} cannot be read`);
      document.context.delete(ref);
    }
    if (document.catalog instanceof PDFDict) return document;
    throw new Error('its catalogue cannot be read');
  } catch (error) {
    throw new RefusedFile('FILE.PDF_PROTECTED', `it is encrypted: ${String(error)}`);
  }
}

/** The object table is never encrypted, but the library tries to decrypt it, too. */
function isTable(object: PDFInvalidObject): boolean {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/Type ?\/XRef\b/.test(bytes.toString('latin1'));
}

const objectsOf = (context: PDFContext) => [
  ...context.enumerateIndirectObjects().map(([, object]) => object),
  ...Object.values(context.trailerInfo),
];
