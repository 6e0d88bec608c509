import { junkText } from './junk.js';
import type { SeededRandom } from '../world/seeded-random.js';

const boundary = 'x-boundary';
const picture = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex');

export interface JunkForm {
  readonly contentType: string;
  readonly body: Buffer;
}

export function junkMultipart(random: SeededRandom, fields: readonly string[], files: readonly string[]): JunkForm {
  const names = [...fields, ...files, 'extra', '__proto__', ''];
  const parts = Array.from({ length: random.below(6) }, () => part(random, random.pick(names)));
  const end = random.chance(0.6) ? `--${boundary}--\r\n` : random.pick(['', `--${boundary}`, '--', '\r\n\r\n']);
  const whole = Buffer.concat([...parts, Buffer.from(end)]);
  return {
    contentType: random.pick([
      ...Array.from({ length: 8 }, () => `multipart/form-data; boundary=${boundary}`),
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      'multipart/form-data; boundary=other',
      `multipart/mixed; boundary=${boundary}`,
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ]),
    body: random.chance(0.2) ? whole.subarray(0, random.below(whole.length + 1)) : whole,
  };
}

function part(random: SeededRandom, name: string): Buffer {
  const isFile = random.chance(0.5);
  const filename = isFile ? `; filename="${random.pick(['a.png', '', '../../x', 'a\u0000.png', 'a"b', 'é.png'])}"` : '';
  const disposition = random.pick([
    ...Array.from({ length: 6 }, () => `content-disposition: form-data; name="${name}"${filename}`),
    'content-disposition: form-data',
    `content-disposition: attachment; name="${name}"`,
    `content-disposition: form-data; name=${name}${filename}; filename*=UTF-8''%ff%fe`,
    'x-nothing: 1',
    `x-long: ${'h'.repeat(500)}`,
    '',
  ]);
  const type = random.pick([
    '',
    'content-type: image/png\r\n',
    'content-type: \u0000\r\n',
    'content-transfer-encoding: base64\r\n',
  ]);
  const content = random.pick([
    () => Buffer.from(junkText(random)),
    () => random.bytes(random.below(300)),
    () => Buffer.concat([picture, random.bytes(random.below(200))]),
    () => Buffer.alloc(0),
    () => Buffer.from('%PDF-1.7\n'),
  ])();
  const head = `--${boundary}\r\n${disposition}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
