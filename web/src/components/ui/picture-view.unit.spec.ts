import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';

const art = new URL('../../assets/art/', import.meta.url);
const css = readFileSync(new URL('./picture-view.module.css', import.meta.url), 'utf8');
const tints = Object.fromEntries(
  [...css.matchAll(/data-picture='([\w-]+)'\] \{\s*background: #(\w{6});/g)].map(([, name, hex]) => [name, hex!]),
);
const smallest = new Map<string, number>();
for (const file of readdirSync(art)) {
  const [, name, width] = /^([a-z-]+)-(\d+)\.webp$/.exec(file) ?? [];
  if (name !== undefined) smallest.set(name, Math.min(Number(width), smallest.get(name) ?? Infinity));
}

it.each([...smallest])('%s has about the colour of the picture', async (name, width) => {
  const { channels } = await sharp(readFileSync(new URL(`${name}-${width}.webp`, art))).stats();
  const tint = [0, 2, 4].map((at) => Number.parseInt(tints[name]?.slice(at, at + 2) ?? '', 16));
  for (const [at, part] of tint.entries()) expect(Math.abs(part - channels[at]!.mean)).toBeLessThan(24);
});
