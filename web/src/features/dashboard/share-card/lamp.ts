export const lamp = [
  ['M24 3c6.5 8.5 8 12.5 8 17a8 8 0 0 1-16 0c0-4.5 1.5-8.5 8-17Z', '#f6a93b'],
  ['M24 13c3 4 4 6 4 8.5a4 4 0 0 1-8 0c0-2.5 1-4.5 4-8.5Z', '#fff3d1'],
  ['M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-1.5 9.5-10 16-20 16S5.5 38.5 4 29Z', '#e07b2a'],
] as const;

export async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}
