import { createHash, type Hash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** A packed stream may grow to this number of bytes; a larger one is read in its packed form. */
const longestContent = 4 * 1_048_576;
/** The pages do not show these keys: those about the packing of a stream, and the key from a page back to all pages. */
const unseen: ReadonlySet<string> = new Set(['Length', 'Filter', 'DecodeParms', 'Parent']);

/**
 * The digest, in hex, covers the content of the pages of a rebuilt document. Copies of a document have the same digest
 * if they differ only in metadata, ids, dates, numbers or order of objects, in the packing of streams, or in bytes that
 * no page shows.
 */
export function pdfDigest(document: PDFDocument): string {
  const reading = new Reading();
  reading.add(document.catalog.Pages());
  return reading.digest();
}

class Reading {
  private readonly hash: Hash = createHash('sha256');
  private readonly places = new Map<string, number>();

  digest(): string {
    return this.hash.digest('hex');
  }

  add(object: PDFObject, context = object instanceof PDFDict ? object.context : undefined): void {
    if (object instanceof PDFRef) {
      const place = this.places.get(object.tag);
      if (place !== undefined) return this.write(`again ${place}`);
      this.places.set(object.tag, this.places.size);
      const found = context?.lookup(object);
      return found ? this.add(found, context) : this.write('nothing');
    }
    if (object instanceof PDFArray) {
      this.write('[');
      for (const part of object.asArray()) this.add(part, context);
      return this.write(']');
    }
    if (object instanceof PDFDict) return this.addDict(object);
    if (object instanceof PDFStream) return this.addStream(object);
    return this.write(textOf(object));
  }

  private addDict(dict: PDFDict): void {
    this.write('<');
    const entries = dict.entries().map(([key, value]) => [key.decodeText(), value] as const);
    for (const [key, value] of entries.toSorted(([one], [two]) => (one < two ? -1 : 1))) {
      if (unseen.has(key)) continue;
      this.write(key);
      this.add(value, dict.context);
    }
    this.write('>');
  }

  private addStream(stream: PDFStream): void {
    this.addDict(stream.dict);
    const bytes = stream.getContents();
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const names = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    const isDeflated = names.length === 1 && names[0] === PDFName.of('FlateDecode');
    const isPlain = isDeflated && stream instanceof PDFRawStream && !stream.dict.has(PDFName.of('DecodeParms'));
    const unpacked = isPlain ? inflated(bytes) : null;
    this.write(unpacked === null ? names.join(' ') : '');
    this.write(unpacked ?? bytes);
  }

  /** The length precedes each part, so that parts can't run into each other. */
  private write(part: string | Uint8Array): void {
    this.hash.update(`${part.length} `).update(part);
  }
}

function inflated(bytes: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(bytes, { maxOutputLength: longestContent });
  } catch {
    return null;
  }
}

function textOf(object: PDFObject): string {
  if (object instanceof PDFName) return `/${object.decodeText()}`;
  if (object instanceof PDFNumber) return String(object.asNumber());
  const isText = object instanceof PDFString || object instanceof PDFHexString;
  return isText ? `(${Buffer.from(object.asBytes()).toString('latin1')}` : String(object);
}
