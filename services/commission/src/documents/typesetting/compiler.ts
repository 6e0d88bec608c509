import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import initialise, { TypstCompilerBuilder, type TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import { fontScripts, template } from './template.js';
import type { Sheet } from './sheet.js';

const require = createRequire(import.meta.url);
const weights = ['400Regular', '700Bold'];
const unixDiagnostics = 2;

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

function bytesOf(path: string): Uint8Array {
  return existsSync(path) ? readFileSync(path) : brotliDecompressSync(readFileSync(`${path}.br`));
}

/** @throws Error for a missing font: letters would be missing from documents */
export async function loadCompiler(): Promise<TypstCompiler> {
  const engine = join(folderOf('@myriaddreamin/typst-ts-web-compiler'), 'pkg/typst_ts_web_compiler_bg.wasm');
  await initialise({ module_or_path: bytesOf(engine) });
  const builder = new TypstCompilerBuilder();
  // The compiler reads only the files that it is given.
  builder.set_dummy_access_model();
  for (const script of fontScripts) {
    const folder = folderOf(`@expo-google-fonts/noto-sans${script && `-${script.toLowerCase()}`}`);
    for (const weight of weights)
      await builder.add_raw_font(bytesOf(join(folder, weight, `NotoSans${script}_${weight}.ttf`)));
  }
  const compiler = await builder.build();
  compiler.add_source('/main.typ', template);
  return compiler;
}

/**
 * The engine counts the signs of a syllable in one byte and crashes on an overflow. Readable text has less than a tenth
 * of that.
 */
const endless = /(?:\p{L}?[\p{M}\u200C\u200D]){50}/gu;
const parted = (text: string): string => text.replace(endless, '$&\u200B');

/**
 * The same sheet gives the same bytes.
 * @throws Error with the compiler's message
 */
export function setSheet(compiler: TypstCompiler, sheet: Sheet): Uint8Array {
  compiler.map_shadow(
    '/sheet.json',
    Buffer.from(JSON.stringify(sheet, (_name, value: unknown) => (typeof value === 'string' ? parted(value) : value))),
  );
  const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', unixDiagnostics) as {
    readonly result?: Uint8Array;
    readonly diagnostics?: readonly string[];
  };
  if (!result) throw new Error(`The document could not be set: ${diagnostics?.join('; ')}`);
  return result;
}
