import { deflateSync } from 'node:zlib';

export const pdfOf = (objects: string, trailer = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 9 0 R>>endobj 9 0 obj<</Type/Pages/Kids[8 0 R]/Count 1>>endobj\n` +
      `8 0 obj<</Type/Page/Parent 9 0 R>>endobj\n` +
      `${objects}\ntrailer<</Root 1 0 R${trailer}>>\n%%EOF\n`,
  );

/** The object is compressed in an object stream, so that no search through the bytes finds it. */
export function pdfWithCompressed(object: string): Buffer {
  const [head, tail] = pdfOf('\0').toString().split('\0');
  const content = deflateSync(`5 0 ${object}`);
  const stream = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>stream\n`;
  return Buffer.concat([Buffer.from(`${head}${stream}`), content, Buffer.from(`\nendstream endobj${tail}`)]);
}
