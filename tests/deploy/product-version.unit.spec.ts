import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productVersion } from '@deepam/contracts';
import { expect, it } from '@jest/globals';

it('the version of backups is that of the product', () => {
  const file = fileURLToPath(new URL('../../package.json', import.meta.url));
  expect(productVersion).toBe((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);
});
