import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';

interface Scarf {
  processDependencyTreeOutput(
    resolve: (found: unknown) => void,
    reject: (why: Error) => void,
  ): (error: null, printed: string) => void;
}

it('installing reports to no third party: the reporting of swagger-ui is off', async () => {
  const root = JSON.parse(await readFile('package.json', 'utf8')) as object;
  const scarf = createRequire(import.meta.url)('@scarf/scarf/report.js') as Scarf;
  const installed = (rootPackage: object) =>
    new Promise((resolve, reject) => {
      const swagger = { version: '5.0.0', dependencies: { '@scarf/scarf': { version: '1.4.0' } } };
      const tree = { ...rootPackage, dependencies: { 'swagger-ui-dist': swagger } };
      scarf.processDependencyTreeOutput(resolve, reject)(null, JSON.stringify(tree));
    });
  await expect(installed({ ...root, scarfSettings: undefined })).resolves.toBeDefined();
  await expect(installed(root)).rejects.toThrow('disabled');
});
