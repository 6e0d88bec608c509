import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Names that stand in a document only where it can act: scripts, attachments, commands, forms that are sent, players. */
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
/** Of a file specification: the files that it carries. As a name of anything else these two letters mean nothing. */
const carried = PDFName.of('EF');

/**
 * The first thing among the objects that could act on the reader's machine, or null. Names count wherever they stand, so
 * that no detour of references hides one (ISO 32000-2, 7.11.4, 12.6.4, 12.6.4.17).
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

/** "/#4aavaScript" is JavaScript too, in letters of either case and written twice. */
const plainName = (name: PDFName): string => unescaped(unescaped(name.asString().slice(1)));

const unescaped = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
