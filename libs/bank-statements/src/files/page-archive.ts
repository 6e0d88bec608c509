import { decodeText } from './decode-text.js';

/** The fields before the first empty line of an archive or of a part. */
const fieldsOf = (text: string): string => text.slice(0, text.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');

/** MHTML, the format in which browsers and Excel save a page: a mail whose parts are pages, pictures and styles. */
export const isPageArchive = (text: string): boolean =>
  /^\s*[\w-]+:/.test(text) && /^mime-version:/im.test(fieldsOf(text.slice(0, 4_000).trimStart()));

export function pagesIn(text: string): string[] {
  const archive = text.trimStart();
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(fieldsOf(archive))?.[1];
  const parts = boundary === undefined ? [archive] : archive.split(`--${boundary}`).slice(1);
  return parts
    .map((part) => part.trimStart())
    .filter((part) => /^content-type:\s*text\/html/im.test(fieldsOf(part)))
    .map(contentOf);
}

function contentOf(part: string): string {
  const fields = fieldsOf(part);
  const content = part.slice(part.search(/\r?\n\r?\n/)).trimStart();
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(fields)?.[1]?.toLowerCase();
  if (encoding === 'base64') return decodeText(Buffer.from(content, 'base64'));
  return encoding === 'quoted-printable' ? decodeText(unquoted(content)) : content;
}

/** In quoted-printable a line that ends with `=` continues on the next one, and `=E2` is a byte. */
function unquoted(content: string): Buffer {
  const whole = content.replace(/=[ \t]*\r?\n/g, '');
  const bytes = whole.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
