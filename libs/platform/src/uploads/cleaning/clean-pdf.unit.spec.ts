import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFName,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { cleanPdf } from './clean-pdf.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clean-pdf-'));
});
afterAll(() => rm(directory, { recursive: true }));

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();

const pdfOf = ({ page = '', catalog = '', objects = '' }) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 100]>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R${page}>>endobj\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
const streamOf = (number: number, keys: string, content: string) =>
  `${number} 0 obj<<${keys}/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;

const job = () => {
  const [path, target] = [join(directory, 'given.pdf'), join(directory, 'stored.pdf')];
  return { path, target, contentType: 'application/pdf', maxPixels: 1 };
};

async function cleaned(bytes: Uint8Array) {
  await writeFile(job().path, bytes);
  await cleanPdf(job());
  const document = await PDFDocument.load(await readFile(job().target), { updateMetadata: false });
  const text = document.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream && !String(object.dict).includes('DCTDecode')
        ? `${String(object.dict)} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`
        : String(object),
    )
    .join('\n');
  return { document, text };
}

describe('a stored PDF', () => {
  it.each([
    [
      'an action that opens another file',
      { catalog: '/OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\share)/D[0/Fit]>>' },
      /GoToR|evil/,
    ],
    [
      'a link at opening',
      { catalog: '/OpenAction 7 0 R', objects: '7 0 obj<</S/URI/URI(https://evil.example)>>endobj' },
      /URI|evil/,
    ],
    [
      'actions of the document and the page',
      { catalog: '/AA<</WC<</S/URI/URI(evil)>>>>', page: '/AA<</O<</S/Thread/F(evil)>>>>' },
      /AA|evil|Thread/,
    ],
    [
      'a link in a page',
      { page: '/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(evil)>>>>]' },
      /Annots|URI|evil|Link/,
    ],
    ['a movie', { page: '/Annots[<</Subtype/Movie/Rect[0 0 9 9]/Movie<</F(evil.mov)>>>>]' }, /Movie|evil/],
    [
      'a sound',
      { page: '/Annots[7 0 R]', objects: '7 0 obj<</Subtype/Sound/Rect[0 0 9 9]/Sound 8 0 R>>endobj' },
      /Sound/,
    ],
    [
      'names, forms and a collection',
      { catalog: '/Names<</Dests 7 0 R>>/AcroForm<</Fields[]>>/Collection<<>>/URI<</Base(evil)>>' },
      /Names|AcroForm|Collection|evil/,
    ],
    [
      'a stream of another file',
      { page: '/Contents 7 0 R', objects: streamOf(7, '/F(\\\\\\\\evil\\\\share)/FFilter/FlateDecode', '') },
      /\/F |evil|FFilter/,
    ],
    [
      'a page of another document',
      {
        page: '/Resources<</XObject<</X 7 0 R>>>>',
        objects: streamOf(7, '/Subtype/Form/BBox[0 0 9 9]/Ref<</F(evil.pdf)/Page 0>>', ''),
      },
      /\/Ref|evil/,
    ],
    [
      'a program for a printer',
      { page: '/Resources<</XObject<</X 7 0 R>>>>', objects: streamOf(7, '/Subtype/PS', 'evil') },
      /evil/,
    ],
    [
      'metadata and what no page shows',
      { catalog: '/Metadata 7 0 R', objects: streamOf(7, '/Type/Metadata', 'evil') + '9 0 obj(evil)endobj' },
      /evil|Metadata/,
    ],
  ])('a stored PDF has nothing of %s', async (_what, parts, forbidden) => {
    const { document, text } = await cleaned(pdfOf(parts));
    expect(document.getPageCount()).toBe(1);
    expect(document.getPage(0).getSize()).toEqual({ width: 200, height: 100 });
    expect(text).not.toMatch(forbidden);
  });

  describe('has a digest', () => {
    const receipt = async (amount: string, change: (made: PDFDocument) => void = () => undefined) => {
      const made = await PDFDocument.create({ updateMetadata: false });
      change(made);
      const page = made.addPage([300, 400]);
      page.drawText(`Paid ${amount}`, { font: await made.embedFont(StandardFonts.Helvetica), size: 20 });
      page.drawImage(await made.embedJpg(await picture()), { x: 10, y: 10, width: 50, height: 50 });
      return made;
    };
    const digestOf = async (bytes: Uint8Array): Promise<string | undefined> => {
      await cleaned(bytes);
      return (await cleanPdf(job())).contentSha256;
    };

    it.each([
      ['metadata and dates', () => receipt('1 750', (made) => made.setCreationDate(new Date(0))), {}],
      [
        'the numbers of its objects',
        () => receipt('1 750', (made) => void made.context.register(PDFString.of('unused'))),
        {},
      ],
      ['the way in which its objects are packed', () => receipt('1 750'), { useObjectStreams: false }],
    ])('the digest of a PDF stays the same when only %s differ', async (_what, copy, how) => {
      const first = await digestOf(await (await receipt('1 750')).save());
      expect(first).toMatch(/^[\da-f]{64}$/);
      expect(await digestOf(await (await copy()).save(how))).toBe(first);
    });

    it('the digest of a PDF stays the same with bytes behind its end, or with repacked content', async () => {
      const content = 'BT /F1 12 Tf (Paid 1 750) Tj ET';
      const packed = (level: number) => {
        const stream = deflateSync(content, { level }).toString('latin1');
        const objects = streamOf(7, '/Filter/FlateDecode', stream);
        const text = pdfOf({ page: '/Contents 7 0 R' })
          .toString('latin1')
          .replace('\n\ntrailer', `\n${objects}trailer`);
        return Buffer.from(text, 'latin1');
      };
      const first = await digestOf(packed(9));
      expect(packed(0)).not.toEqual(packed(9));
      expect(await digestOf(packed(0))).toBe(first);
      expect(await digestOf(Buffer.concat([packed(9), Buffer.from('%x\n')]))).toBe(first);
    });

    it('the digest of a PDF changes with a digit of its text, or the number of its pages', async () => {
      const others = await Promise.all([
        receipt('1 750'),
        receipt('1 760'),
        receipt('1 750', (made) => void made.addPage([300, 400])),
      ]);
      const all: (string | undefined)[] = [];
      for (const made of others) all.push(await digestOf(await made.save()));
      expect(new Set(all).size).toBe(3);
    });
  });

  it('a stored PDF keeps text, fonts, pictures, size and turn of its pages', async () => {
    const made = await PDFDocument.create();
    const page = made.addPage([300, 400]);
    page.drawText('Deepam', { font: await made.embedFont(StandardFonts.Helvetica), size: 20, opacity: 0.5 });
    page.drawImage(await made.embedJpg(await picture()), { x: 10, y: 10, width: 50, height: 50 });
    page.setCropBox(10, 10, 200, 300);
    made.addPage();
    const { document, text } = await cleaned(await made.save());
    expect(document.getPageCount()).toBe(2);
    const [first] = document.getPages();
    expect(first!.getSize()).toEqual({ width: 300, height: 400 });
    expect(first!.getCropBox()).toEqual({ x: 10, y: 10, width: 200, height: 300 });
    const resources = String(first!.node.Resources());
    expect(resources).toMatch(/Font/);
    expect(resources).toMatch(/XObject/);
    expect(resources).toMatch(/ExtGState/);
    expect(text).toMatch(/Helvetica/);
    expect(text).toMatch(/DCTDecode/);
    expect(text).toContain(Buffer.from('Deepam').toString('hex').toUpperCase());
  });

  it('a stored PDF keeps the page and the text of a receipt of a bank app', async () => {
    const bytes = await readFile(join(import.meta.dirname, '../../../test/inputs/60-plain.pdf'));
    const { document, text } = await cleaned(bytes);
    expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 300, height: 200 }]);
    expect(text).toMatch(/Helvetica/);
    expect(text).toContain('Tj');
  });

  it('a stored PDF keeps the values of a filled form, without the form', async () => {
    const made = await PDFDocument.create();
    const field = made.getForm().createTextField('name');
    field.setText('Asha Patil');
    field.addToPage(made.addPage([200, 100]), { x: 10, y: 10, width: 100, height: 20 });
    const { document, text } = await cleaned(await made.save());
    expect(text).not.toMatch(/AcroForm|Widget|Annots/);
    expect(text).toContain('/Annotation0 Do');
    expect(text).toContain(Buffer.from('Asha Patil').toString('hex').toUpperCase());
    expect(document.getPageCount()).toBe(1);
  });

  it('a stored PDF has no link behind a hidden name of a resource', async () => {
    const made = await PDFDocument.create();
    const page = made.addPage([200, 100]);
    const { context } = made;
    const action = context.register(context.obj({ S: 'URI', URI: PDFString.of('https://evil.example') }));
    page.node.set(PDFName.of('Resources'), context.obj({ Font: { F1: action }, Properties: { P1: action } }));
    const { document, text } = await cleaned(await made.save());
    expect(text).not.toContain('evil');
    expect(document.catalog).toBeInstanceOf(PDFDict);
  });

  it('a PDF without a page is rejected', async () => {
    const bytes = Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 9 0 R>>endobj 9 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    );
    await expect(cleaned(bytes)).rejects.toMatchObject({ refusal: 'FILE.UNREADABLE' });
  });
});

describe('a protected PDF', () => {
  const input = (name: string) => readFile(join(import.meta.dirname, '../../../test/inputs', name));
  const protectedPdf = async (userPassword: string, useObjectStreams: boolean, pdfVersion: string) => {
    const made = await PDFDocument.create();
    made.addPage([300, 400]).drawText('Deepam', { font: await made.embedFont(StandardFonts.Helvetica), size: 20 });
    const document = await PDFDocument.load(await made.save());
    document.context.header = PDFHeader.forVersion(1, Number(pdfVersion.slice(2)));
    document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { modifying: false } });
    return document.save({ useObjectStreams });
  };
  const kinds = ['1.3', '1.4', '1.6', '1.7'].flatMap((version) => [
    [version, 'with object streams', true] as const,
    [version, 'without object streams', false] as const,
  ]);

  it.each(['63-owner-lock-classic.pdf', '63-owner-lock-objstream.pdf'])(
    'a protected PDF can be opened if only its owner has locked it: %s',
    async (name) => {
      expect((await cleaned(await input(name))).document.getPageCount()).toBe(1);
    },
  );

  it.each(kinds)(
    'a PDF of version %s %s opens if only its owner locked it',
    async (version, _how, useObjectStreams) => {
      const { document, text } = await cleaned(await protectedPdf('', useObjectStreams, version));
      expect(document.getPageCount()).toBe(1);
      expect(text).toContain(Buffer.from('Deepam').toString('hex').toUpperCase());
    },
  );

  it('a PDF that opens only with a password is rejected', async () => {
    await expect(cleaned(await input('64-user-password-classic.pdf'))).rejects.toMatchObject({
      refusal: 'FILE.PDF_PROTECTED',
    });
  });

  it.each(kinds)(
    'a PDF of version %s %s that opens only with a password is rejected',
    async (version, _how, useObjectStreams) => {
      const bytes = await protectedPdf('secret', useObjectStreams, version);
      await expect(cleaned(bytes)).rejects.toMatchObject({ refusal: 'FILE.PDF_PROTECTED' });
    },
  );

  it('the word in a text does not make a PDF protected', async () => {
    const bytes = pdfOf({ page: '/Contents 7 0 R', objects: '7 0 obj<</Length 9>>stream\n(/Encrypt' });
    await expect(cleaned(bytes)).rejects.not.toMatchObject({ refusal: 'FILE.PDF_PROTECTED' });
  });
});
