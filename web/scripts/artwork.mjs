// Makes the pictures of the pages from the drawings in web/art: cotton gets its fibres and light its grain, then every
// drawing becomes AVIF and WebP in all widths; the icons and the picture of shared links are made too. Run it after a
// change of a drawing, and commit its output.
//   node web/scripts/artwork.mjs [the beginning of a name]
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { makeIcons } from './artwork-icons.mjs';

const drawings = fileURLToPath(new URL('../art/', import.meta.url));
const pictures = fileURLToPath(new URL('../src/assets/art/', import.meta.url));
const [wanted = ''] = process.argv.slice(2);

const widths = { slide: [480, 800, 1200, 1600], product: [320, 640, 960] };

const cotton = `<filter id="cotton" x="-6%" y="-6%" width="112%" height="112%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".16 .2" numOctaves="4" seed="7" result="fibre"/>
<feDisplacementMap in="SourceGraphic" in2="fibre" scale="3.5" result="torn"/>
<feDiffuseLighting in="fibre" surfaceScale="1" diffuseConstant="1.1" lighting-color="#fff8ec" result="lit"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting>
<feComposite in="lit" in2="torn" operator="arithmetic" k1=".5" k2="0" k3=".5" k4="0" result="shaded"/>
<feComposite in="shaded" in2="torn" operator="in"/>
</filter>`;

const finished = (svg) =>
  svg
    .replace('<defs>', `<defs>${cotton}`)
    .replaceAll(/(<(?:path|circle)(?=[^>]*fill="url\(#fluff\)")[^>]*?)\/>/g, '$1 filter="url(#cotton)"/>');

mkdirSync(pictures, { recursive: true });
for (const file of readdirSync(drawings)) {
  const name = basename(file, '.svg');
  const sizes = widths[name.split('-')[0]];
  if (sizes === undefined || !name.startsWith(wanted)) continue;
  for (const old of readdirSync(pictures)) {
    if (new RegExp(`^${name}-\\d+\\.`).test(old)) rmSync(join(pictures, old));
  }
  const drawing = Buffer.from(finished(readFileSync(join(drawings, file), 'utf8')));
  // The full size is drawn once and scaled down, so that fibres look the same in every width.
  const full = await sharp(drawing, { density: 108 }).resize(sizes.at(-1)).png().toBuffer();
  for (const width of sizes) {
    const picture = sharp(full).resize(width);
    const path = join(pictures, `${name}-${width}`);
    const [avif, webp] = await Promise.all([
      picture.clone().avif({ quality: 50, effort: 4 }).toFile(`${path}.avif`),
      picture.clone().webp({ quality: 74, effort: 4 }).toFile(`${path}.webp`),
    ]);
    console.log(`${name}-${width}: ${avif.size} bytes as AVIF, ${webp.size} as WebP`);
  }
}
if ('icons'.startsWith(wanted)) await makeIcons();
