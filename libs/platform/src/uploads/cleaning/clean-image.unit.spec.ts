import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maxImagePixels } from '@deepam/contracts';
import sharp from 'sharp';
import { cleanImage } from './clean-image.js';

const input = (name: string) => readFile(join(import.meta.dirname, '../../../test/inputs', name));

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clean-image-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function stored(bytes: Buffer, contentType: string) {
  const [path, target] = [join(directory, 'given'), join(directory, 'stored')];
  await writeFile(path, bytes);
  await cleanImage({ path, target, contentType, maxPixels: maxImagePixels });
  return sharp(await readFile(target)).metadata();
}

it('a JPEG without its end mark is accepted', async () => {
  const bytes = await input('45-no-eoi.jpg');
  const { width, height } = await sharp(bytes).metadata();
  await expect(stored(bytes, 'image/jpeg')).resolves.toMatchObject({ format: 'jpeg', width, height });
});

it.each([3, 100, 2_000])('a JPEG without its last %i bytes and end mark is rejected', async (lost) => {
  const bytes = await input('45-no-eoi.jpg');
  await expect(stored(bytes.subarray(0, -lost), 'image/jpeg')).rejects.toThrow('Corrupt JPEG data');
});

it('a long screenshot stays readable', async () => {
  const bytes = await input('50-tall-screenshot.png');
  await expect(stored(bytes, 'image/png')).resolves.toMatchObject({ width: 720, height: 13_333 });
});

it.each([
  ['40-cmyk.jpg', 'jpeg', 800, 600],
  ['41-progressive.jpg', 'jpeg', 800, 600],
  ['48-grey-alpha.png', 'png', 800, 600],
  ['49-anim.webp', 'webp', 100, 100],
] as const)(
  'the picture keeps size and colours and loses the hidden data of %s',
  async (name, format, width, height) => {
    const bytes = await input(name);
    const picture = await stored(bytes, `image/${format}`);
    expect(picture).toMatchObject({ format, width, height, space: 'srgb' });
    expect([picture.exif, picture.xmp, picture.iptc]).toEqual([undefined, undefined, undefined]);
    const coloursOf = async (image: Buffer) => {
      const drawn = await sharp(image).flatten({ background: '#fff' }).toColourspace('srgb').png().toBuffer();
      return (await sharp(drawn).stats()).channels.map(({ mean }) => mean);
    };
    const given = await coloursOf(bytes);
    const kept = await coloursOf(await readFile(join(directory, 'stored')));
    expect(kept).toHaveLength(3);
    for (const [place, mean] of kept.entries()) expect(Math.abs(mean - given[place]!)).toBeLessThan(4);
  },
);

it('a turned photo is stored upright, with swapped sides', async () => {
  const turned = sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#c84' } }).withMetadata({
    orientation: 6,
  });
  await expect(stored(await turned.jpeg().toBuffer(), 'image/jpeg')).resolves.toMatchObject({
    width: 720,
    height: 2880,
  });
});

it('a photo of an iPhone with 24.5 million pixels is accepted', async () => {
  const photo = sharp({ create: { width: 5712, height: 4284, channels: 3, background: '#48c' } });
  await expect(stored(await photo.jpeg().toBuffer(), 'image/jpeg')).resolves.toMatchObject({
    width: 2400,
    height: 1800,
  });
});
