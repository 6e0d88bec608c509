export interface FormPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly filename?: string;
}

const boundary = 'one-broken-field';

export function formOf(parts: readonly FormPart[]): { contentType: string; body: Buffer } {
  const written = parts.flatMap(({ name, content, filename }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...written, `--${boundary}--\r\n`].map((one) => Buffer.from(one as string)));
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
