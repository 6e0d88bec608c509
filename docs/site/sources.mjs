import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readSources(root) {
  const paths = execFileSync('git', ['ls-files', 'services', 'libs', 'gateway'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\/src\/.*\.ts$/.test(path) && !path.includes('.spec.') && !path.startsWith('libs/testing/'))
    .filter((path) => existsSync(join(root, path)));
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    matching: (pattern) => [...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path),
    textOf: (path) => texts.get(path) ?? '',
    entries: () => [...texts],
    commentOn: (name, path) => {
      const text = texts.get(path) ?? '';
      const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name}\\b`).exec(text)?.[1] ?? '';
      return found
        .replace(/\n\s*\* ?/g, ' ')
        .replace(/\{@link (\w+)\}/g, '$1')
        .trim();
    },
  };
}
