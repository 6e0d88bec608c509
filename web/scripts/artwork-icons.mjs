import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const icons = fileURLToPath(new URL('../public/icons/', import.meta.url));
const hero = readFileSync(new URL('../src/assets/art/hero.svg', import.meta.url));

const lamp = (share, corner) => {
  const scale = (512 * share) / 48;
  const shift = 256 - 24 * scale;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs><radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#9a2f38"/><stop offset="1" stop-color="#5a1521"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient></defs>
<rect width="512" height="512" rx="${corner}" fill="url(#ground)"/><circle cx="256" cy="210" r="190" fill="url(#glow)"/>
<g transform="translate(${shift} ${shift}) scale(${scale})">
<path d="M24 3c6.5 8.5 8 12.5 8 17a8 8 0 0 1-16 0c0-4.5 1.5-8.5 8-17Z" fill="#f6a93b"/>
<path d="M24 13c3 4 4 6 4 8.500a4 4 0 0 1-8 0c0-2.5 1-4.5 4-8.500Z" fill="#fff3d1"/>
<path d="M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-1.5 9.5-10 16-20 16S5.5 38.5 4 29Z" fill="#e07b2a"/>
<path d="M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-.3 1.9-.9 3.6-1.7 5.200C37.5 36.3 31 37.5 24 37.500S10.5 36.3 5.7 34.200C4.9 32.6 4.3 30.9 4 29Z" fill="#f7c069"/>
</g></svg>`);
};

const badge = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="#fff"><path d="M24 3c6.5 8.5 8 12.5 8 17a8 8 0 0 1-16 0c0-4.5 1.5-8.5 8-17ZM4 29c4 2.6 12 4 20 4s16-1.4 20-4c-1.5 9.5-10 16-20 16S5.5 38.5 4 29Z"/></svg>',
);

const words = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><radialGradient id="ground" cx=".74" cy=".5" r="1"><stop offset="0" stop-color="#8a2630"/><stop offset=".4" stop-color="#6d1a26"/><stop offset="1" stop-color="#43101b"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#ground)"/><rect y="618" width="1200" height="12" fill="#d98324"/>
<g font-family="Georgia, 'DejaVu Serif', 'Noto Serif', serif" fill="#fdf1e0"><text x="72" y="250" font-size="104" font-weight="700">Deepam</text>
<text x="72" y="334" font-size="44" fill="#ffd49a">Quality cotton wicks</text><text x="72" y="392" font-size="44" fill="#ffd49a">for every lamp</text></g></svg>`);

export async function makeIcons() {
  mkdirSync(icons, { recursive: true });
  const draw = (svg, size, name) =>
    sharp(svg, { density: 144 })
      .resize(size, size)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(`${icons}${name}.png`);
  await draw(lamp(0.74, 112), 192, 'icon-192');
  await draw(lamp(0.74, 112), 512, 'icon-512');
  // Launchers cut any shape out of these, so the drawing fits the middle four fifths.
  await draw(lamp(0.54, 0), 192, 'maskable-192');
  await draw(lamp(0.54, 0), 512, 'maskable-512');
  await draw(lamp(0.68, 0), 180, 'apple-touch-icon');
  await draw(badge, 96, 'badge');
  const picture = await sharp(hero, { density: 72 }).resize({ height: 560 }).png().toBuffer();
  await sharp(words)
    .resize(1200, 630)
    .composite([{ input: picture, left: 560, top: 30 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${icons}share.jpg`);
}
