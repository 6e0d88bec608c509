import { createHash } from 'node:crypto';
import type { Row } from '../files/row.js';

export function fingerprintOf({ cells }: Row): string {
  const headers = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  while (headers.at(-1) === '') headers.pop();
  return createHash('sha256').update(JSON.stringify(headers)).digest('hex');
}
