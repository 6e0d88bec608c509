import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeClaim } from './claims.js';

export const claimsFolder = join(tmpdir(), `deepam-ports-${process.getuid?.() ?? 'user'}`);

export function claim(port: number): boolean {
  mkdirSync(claimsFolder, { recursive: true });
  return takeClaim(claimsFolder, String(port));
}
