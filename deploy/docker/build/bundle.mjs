// Bundles the programs of the product for the images, in the places of their compiled files; shared code is in
// `programs`.
//   node deploy/docker/build/bundle.mjs FOLDER
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = process.argv[2];

// The bundler of `npm start` is TypeScript, and its compiled copy must find rolldown.
const maker = join(root, 'node_modules/.cache/deepam/maker');
const input = ['bundle-programs', 'programs'].map((name) => join(root, `libs/local-servers/src/product/${name}.ts`));
await build({ input, platform: 'node', tsconfig: false, external: ['rolldown'], output: { dir: maker } });
const load = (name) => import(pathToFileURL(join(maker, `${name}.js`)).href);
const [{ writePrograms }, { programs }] = await Promise.all([load('bundle-programs'), load('programs')]);

const beside = ['cleaner-main.js', 'rows-main.js', 'typesetter-main.js'];
const placed = programs.map(([name, compiled]) => [beside.includes(name) ? `programs/${name}` : compiled, compiled]);
const files = await writePrograms(root, placed, folder, { parts: 'programs/part-[hash].js' });

for (const program of beside) {
  const misplaced = files.filter(({ fileName, code }) => !fileName.startsWith('programs/') && code.includes(program));
  if (misplaced.length > 0) throw new Error(`${misplaced[0].fileName} looks for ${program} beside itself.`);
}

const runtime = new URL('../runtime/package.json', import.meta.url);
const installed = Object.keys(JSON.parse(readFileSync(runtime, 'utf8')).dependencies);
const names = new Set(files.map(({ fileName }) => fileName));
const wanted = new Set(files.flatMap(({ imports }) => imports.filter((name) => !names.has(name) && !isBuiltin(name))));
const missing = [...wanted].filter(
  (name) => !installed.some((known) => name === known || name.startsWith(`${known}/`)),
);
if (missing.length > 0) throw new Error(`deploy/docker/runtime has no ${missing.join(', ')}.`);
