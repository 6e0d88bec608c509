import { readFile, writeFile } from 'node:fs/promises';
import {
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  type PDFContext,
  PDFArray,
  PDFName,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { RefusedFile, type CleanedFile, type CleaningJob } from './cleaning-job.js';
import { pdfDigest } from './pdf-digest.js';
import { rebuiltPdf } from './rebuild-pdf.js';

/** These names occur only in active documents: scripts, attachments, commands, submitted forms, players. */
const activeNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'XFA',
  'Launch',
  'GoToE',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMedia',
  '3D',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
]);

/** The key has the embedded files of a file specification. The two letters have no meaning as another name. */
const carried = PDFName.of('EF');

/**
 * The result is the first object that could act on the reader's machine, or null. Names count anywhere in the document,
 * so that no chain of references hides one (ISO 32000-2, 7.11.4, 12.6.4, 12.6.4.17).
 */
function activePart(objects: Iterable<PDFObject | undefined>): string | null {
  const open = [...objects];
  while (open.length > 0) {
    const object = open.pop();
    if (object instanceof PDFName && activeNames.has(plainName(object))) return plainName(object);
    if (object instanceof PDFArray) open.push(...object.asArray());
    if (object instanceof PDFStream) open.push(object.dict);
    if (!(object instanceof PDFDict)) continue;
    if (isCarrier(object)) return 'an attachment';
    for (const [key, value] of object.entries()) open.push(key, value);
  }
  return null;
}

const isCarrier = (dict: PDFDict): boolean =>
  dict.has(carried) && ['F', 'UF', 'DOS', 'Mac', 'Unix', 'Type'].some((key) => dict.has(PDFName.of(key)));

/** The name "/#4aavaScript" is JavaScript too, in either case and double-encoded. */
const plainName = (name: PDFName): string => unescaped(unescaped(name.asString().slice(1)));

const unescaped = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

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
