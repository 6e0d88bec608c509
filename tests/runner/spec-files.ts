import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['deploy', 'gateway', 'libs', 'services', 'tests'];

export function specFiles(root: string, stage: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(`.${stage}.spec.ts`) && !/(^|\/)(node_modules|dist)\//.test(path))
        .map((path) => `${folder}/${path}`),
    )
    .toSorted();
}
