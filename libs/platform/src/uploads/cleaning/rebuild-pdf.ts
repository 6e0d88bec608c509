import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { RefusedFile } from './cleaning-job.js';

/**
 * A page is drawn from these keys (ISO 32000-2: streams and filters, graphics state, colour spaces, functions,
 * patterns, shadings, images, forms, fonts). Other keys are left out: actions, annotations, names, scripts, files,
 * references to other documents.
 */
const drawn = new Set(
  `Type Subtype S Filter DecodeParms Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock
  BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform
  LW LC LJ ML D RI OP op OPM Font FL SM SA BM SMask CA ca AIS TK G BC TR
  N Alternate Range WhitePoint BlackPoint Gamma Matrix Colorants Process Components ColorSpace
  FunctionType Domain Size BitsPerSample Order Encode Decode C0 C1 Functions Bounds Function
  PatternType PaintType TilingType BBox XStep YStep Resources Shading ExtGState
  ShadingType Background AntiAlias Coords Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
  Width Height Intent ImageMask Mask Interpolate SMaskInData Matte FormType Group CS I
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo Registry Ordering Supplement
  DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix CharProcs Name BaseEncoding Differences CMapName WMode UseCMap
  FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth
  MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Length1 Length2 Length3`.split(/\s+/),
);
/** Drawn objects have these values of the keys Type and S; other values name actions of a viewer. */
const types = new Set([
  'XObject',
  'Font',
  'FontDescriptor',
  'ExtGState',
  'Mask',
  'Group',
  'Pattern',
  'Encoding',
  'CMap',
]);
const kindsOfGroup = new Set(['Transparency', 'Alpha', 'Luminosity']);
const filters = new Set(
  `ASCIIHexDecode ASCII85Decode LZWDecode FlateDecode RunLengthDecode CCITTFaxDecode JBIG2Decode DCTDecode JPXDecode
  AHx A85 LZW Fl RL CCF DCT`.split(/\s+/),
);
/** These keys have the dictionaries of a page's resources, and others whose keys are names that the page chooses. */
const resources = new Set(['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font']);
const named = new Set(['CharProcs', 'Colorants']);
type Reading = 'drawn' | 'resources' | 'names';

/** A viewer hides an annotation with one of these flags. */
const unseenFlags = 0b100010;

/** The new document has only the pages, without their actions. Annotations keep their appearance. */
export async function rebuiltPdf(source: PDFDocument): Promise<PDFDocument> {
  const pages = source.getPages();
  if (pages.length === 0) throw new RefusedFile('FILE.UNREADABLE', 'it has no page');
  const made = await PDFDocument.create({ updateMetadata: false });
  const copier = new Copier(source.context, made.context);
  const tree = made.catalog.Pages();
  const parent = made.catalog.get(PDFName.of('Pages')) as PDFRef;
  const kids = pages.map((page) => {
    const copy = copier.page(page);
    copy.set(PDFName.of('Parent'), parent);
    return made.context.register(copy);
  });
  tree.set(PDFName.of('Kids'), made.context.obj(kids));
  tree.set(PDFName.of('Count'), PDFNumber.of(kids.length));
  return made;
}

class Copier {
  private readonly copies = new Map<string, PDFRef>();

  constructor(
    private readonly source: PDFContext,
    private readonly target: PDFContext,
  ) {}

  page({ node }: PDFPage): PDFDict {
    const page = this.target.obj({ Type: 'Page', MediaBox: [0, 0, 612, 792] });
    for (const key of ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group']) {
      const value = node.getInheritableAttribute(PDFName.of(key));
      if (value) page.set(PDFName.of(key), this.copy(value));
    }
    const inherited = this.source.lookup(node.getInheritableAttribute(PDFName.of('Resources')));
    const copied = inherited instanceof PDFDict ? this.dict(inherited, 'resources') : this.target.obj({});
    page.set(PDFName.of('Resources'), copied);
    page.set(PDFName.of('Contents'), this.contents(node.Contents(), copied, this.looks(node.Annots())));
    return page;
  }

  private contents(content: PDFStream | PDFArray | undefined, copied: PDFDict, looks: readonly Look[]): PDFArray {
    const parts = content instanceof PDFArray ? content.asArray() : content ? [content] : [];
    const streams = parts.flatMap((part) => {
      const copy = this.copy(part);
      return copy instanceof PDFStream ? [this.target.register(copy)] : copy instanceof PDFRef ? [copy] : [];
    });
    if (looks.length === 0) return this.target.obj(streams);
    const forms =
      this.target.lookupMaybe(copied.get(PDFName.of('XObject')), PDFDict)?.clone(this.target) ?? this.target.obj({});
    copied.set(PDFName.of('XObject'), forms);
    const drawing = looks.map(({ form, matrix }, at) => {
      forms.set(PDFName.of(`Annotation${at}`), form);
      return `q ${matrix.map((part) => part.toFixed(5)).join(' ')} cm /Annotation${at} Do Q`;
    });
    const [before, after] = ['q\n', `\nQ\n${drawing.join('\n')}\n`].map((text) =>
      this.target.register(this.target.stream(text)),
    );
    return this.target.obj([before!, ...streams, after!]);
  }

  private looks(annotations: PDFArray | undefined): Look[] {
    return (annotations?.asArray() ?? []).flatMap((entry) => {
      const annotation = this.source.lookup(entry);
      const look = annotation instanceof PDFDict ? this.readAppearance(annotation) : null;
      return look ? [look] : [];
    });
  }

  /** The result is the appearance of a visible annotation and its place on the page (ISO 32000-2, algorithm 8.1). */
  private readAppearance(annotation: PDFDict): Look | null {
    const flags = annotation.lookup(PDFName.of('F'));
    const isUnseen = flags instanceof PDFNumber && (flags.asNumber() & unseenFlags) !== 0;
    if (isUnseen || annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Popup')) return null;
    const appearances = annotation.lookup(PDFName.of('AP'));
    let look = appearances instanceof PDFDict ? appearances.get(PDFName.of('N')) : undefined;
    const state = annotation.lookup(PDFName.of('AS'));
    const choices = this.source.lookup(look);
    if (choices instanceof PDFDict && state instanceof PDFName) look = choices.get(state);
    const form = this.source.lookup(look);
    const place = numbersIn(annotation.lookup(PDFName.of('Rect')), 4);
    if (!(form instanceof PDFStream) || !place) return null;
    const box = numbersIn(form.dict.lookup(PDFName.of('BBox')), 4);
    const [a, b, c, d, e, f] = numbersIn(form.dict.lookup(PDFName.of('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
    if (!box) return null;
    const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [box[x]!, box[y]!] as const));
    const xs = corners.map(([x, y]) => a! * x + c! * y + e!);
    const ys = corners.map(([x, y]) => b! * x + d! * y + f!);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (right === left || high === low) return null;
    const width = Math.abs(place[2]! - place[0]!) / (right - left);
    const height = Math.abs(place[3]! - place[1]!) / (high - low);
    const copy = this.copy(look!);
    if (!(copy instanceof PDFRef) && !(copy instanceof PDFStream)) return null;
    const matrix = [
      width,
      0,
      0,
      height,
      Math.min(place[0]!, place[2]!) - left * width,
      Math.min(place[1]!, place[3]!) - low * height,
    ];
    return { form: copy instanceof PDFRef ? copy : this.target.register(copy), matrix };
  }

  private copy(object: PDFObject, reading: Reading = 'drawn'): PDFObject {
    if (object instanceof PDFRef) return this.reference(object, reading);
    if (object instanceof PDFArray) return this.target.obj(object.asArray().map((part) => this.copy(part)));
    if (object instanceof PDFRawStream) return this.stream(object);
    if (object instanceof PDFDict) return this.dict(object, reading);
    // A parser creates no other kind of stream that a page is drawn from.
    return object instanceof PDFStream ? PDFNull : object;
  }

  private reference(ref: PDFRef, reading: Reading): PDFObject {
    const key = `${ref.tag} ${reading}`;
    const made = this.copies.get(key);
    if (made) return made;
    const object = this.source.lookup(ref);
    if (!object) return PDFNull;
    const copy = this.target.nextRef();
    this.copies.set(key, copy);
    this.target.assign(copy, this.copy(object, reading));
    return copy;
  }

  private stream({ dict, contents }: PDFRawStream): PDFObject {
    const filter = dict.lookup(PDFName.of('Filter'));
    for (const name of filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []) {
      const used = this.source.lookup(name);
      if (!(used instanceof PDFName) || !filters.has(used.decodeText()))
        throw new RefusedFile('FILE.UNREADABLE', `it has the filter ${String(used)}`);
    }
    // The object is a program for a printer.
    if (dict.lookup(PDFName.of('Subtype')) === PDFName.of('PS')) return PDFNull;
    return PDFRawStream.of(this.dict(dict, 'drawn'), contents);
  }

  private dict(dict: PDFDict, reading: Reading): PDFDict {
    const copy = this.target.obj({});
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (reading === 'drawn' && !this.isDrawn(name, value)) continue;
      if (reading === 'resources' && !resources.has(name)) continue;
      copy.set(key, this.copy(value, readingOf(name, reading)));
    }
    return copy;
  }

  private isDrawn(key: string, value: PDFObject): boolean {
    const said = this.source.lookup(value);
    const text = said instanceof PDFName ? said.decodeText() : '';
    if (key === 'Type') return types.has(text);
    if (key === 'S') return kindsOfGroup.has(text);
    return drawn.has(key);
  }
}

interface Look {
  readonly form: PDFRef;
  readonly matrix: readonly number[];
}

function readingOf(key: string, of: Reading): Reading {
  if (of === 'resources') return 'names';
  if (of === 'names') return 'drawn';
  if (key === 'Resources') return 'resources';
  return named.has(key) ? 'names' : 'drawn';
}

function numbersIn(object: PDFObject | undefined, count: number): number[] | null {
  if (!(object instanceof PDFArray) || object.size() !== count) return null;
  const numbers = object.asArray().map((_part, at) => object.lookup(at));
  return numbers.every((part) => part instanceof PDFNumber) ? numbers.map((part) => part.asNumber()) : null;
}
