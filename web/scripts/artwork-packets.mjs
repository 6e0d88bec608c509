// Makes the pictures of the packets: see web/art/studio. A path tracer paints them, which takes minutes. Run it after
// a change there, and commit its output.
//   node web/scripts/artwork-packets.mjs [the beginning of a name]
// A preview during work:
//   --look file.png [--width px] [--passes count]
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { painted } from '../art/studio/picture.mjs';
import { scenes } from '../art/studio/scenes/scenes.mjs';

const pictures = fileURLToPath(new URL('../src/assets/art/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { look: { type: 'string' }, width: { type: 'string' }, passes: { type: 'string' } },
});
const [wanted = ''] = positionals;

for (const [name, { widths, aspect, samples, passes, scene }] of Object.entries(scenes)) {
  if (!name.startsWith(wanted)) continue;
  const width = Number(values.width ?? widths.at(-1));
  const size = { width, height: Math.round(width / aspect) };
  const light = await painted(await scene(aspect), { ...size, samples, passes: Number(values.passes ?? passes) });
  const full = sharp(light, { raw: { ...size, channels: 3 } });
  if (values.look) await full.png().toFile(values.look);
  else await keep(name, full, widths);
}

async function keep(name, full, widths) {
  for (const old of readdirSync(pictures)) if (new RegExp(`^${name}-\\d+\\.`).test(old)) rmSync(join(pictures, old));
  for (const width of widths) {
    const picture = full.clone().resize(width);
    const path = join(pictures, `${name}-${width}`);
    const [avif, webp] = await Promise.all([
      picture.clone().avif({ quality: 55, effort: 6 }).toFile(`${path}.avif`),
      picture.clone().webp({ quality: 76, effort: 6 }).toFile(`${path}.webp`),
    ]);
    console.log(`${name}-${width}: ${avif.size} bytes as AVIF, ${webp.size} as WebP`);
  }
}
