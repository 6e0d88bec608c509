import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Names that only occur in active documents: scripts, attachments, commands, submitted forms, players. */
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
/** The embedded files of a file specification. The two letters have no meaning as another name. */
const carried = PDFName.of('EF');

/**
 * The first object that could act on the reader's machine, or null. Names count anywhere in the document, so that no
 * chain of references hides one (ISO 32000-2, 7.11.4, 12.6.4, 12.6.4.17).
 */
export function activePart(objects: Iterable<PDFObject | undefined>): string | null {
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

/** "/#4aavaScript" is JavaScript too, in either case and double-encoded. */
const plainName = (name: PDFName): string => unescaped(unescaped(name.asString().slice(1)));

const unescaped = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
