import { randomBytes } from 'node:crypto';

export function multipart(field: string, contentType: string): { head: Buffer; tail: Buffer; type: string } {
  const boundary = `goals-${randomBytes(12).toString('hex')}`;
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="${field}"`;
  return {
    head: Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: ${contentType}\r\n\r\n`),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
