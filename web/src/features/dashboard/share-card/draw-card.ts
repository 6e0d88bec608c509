import picture from '../../../assets/art/product-pure-960.webp';
import { inviteQr } from '../invite-qr.js';
import { wrapLines } from './wrap-lines.js';

const lamp = [
  ['M24 3c6.5 8.5 8 12.5 8 17a8 8 0 0 1-16 0c0-4.5 1.5-8.5 8-17Z', '#f6a93b'],
  ['M24 13c3 4 4 6 4 8.5a4 4 0 0 1-8 0c0-2.5 1-4.5 4-8.5Z', '#fff3d1'],
  ['M4 29c4 2.6 12 4 20 4s16-1.4 20-4c-1.5 9.5-10 16-20 16S5.5 38.5 4 29Z', '#e07b2a'],
] as const;

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

export interface CardWords {
  readonly headline: string;
  readonly inKit: string;
  readonly contents: readonly string[];
  readonly scan: string;
  readonly referralCode: string;
  readonly link: string;
}

/** Lengths are in pixels; WhatsApp shows this height without cropping. */
const width = 1080;
const height = 1350;
const edge = 64;
const barHeight = 132;
const footHeight = 392;
const qrSize = 300;

/** The colours are those of the light theme, because other people see the picture. */
const colors = {
  ground: '#fbf6ec',
  bar: '#6d1a26',
  onBar: '#fdf1e0',
  title: '#7a1f2b',
  text: '#2b1810',
  foot: '#f4eadb',
};

interface Line {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly weight: number;
  readonly above: number;
}

export async function drawCard({ headline, inKit, contents, scan, referralCode, link }: CardWords): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text');
  const setFont = (weight: number, size: number) => (pen.font = `${weight} ${size}px ${family}`);
  const fill = (color: string, ...box: [number, number, number, number]) => {
    pen.fillStyle = color;
    pen.fillRect(...box);
  };
  const [goods, qr] = await Promise.all([imageOf(picture), inviteQr(link).then(imageOf)]);

  const linesOf = (
    text: string,
    size: number,
    room: number,
    most: number,
    look: Omit<Line, 'text' | 'size'>,
  ): Line[] => {
    setFont(look.weight, size);
    const lines = wrapLines(text, room, (line) => pen.measureText(line).width);
    const isWide = lines.some((line) => pen.measureText(line).width > room);
    if ((lines.length > most || isWide) && size > 24) return linesOf(text, size - 2, room, most, look);
    return lines.map((line, at) => ({ ...look, text: line, size, above: at === 0 ? look.above : size * 0.35 }));
  };
  const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { size, above }) => sum + above + size, 0);
  const write = (lines: readonly Line[], x: number, top: number) => {
    let y = top;
    for (const { text, size, color, weight, above } of lines) {
      y += above + size;
      setFont(weight, size);
      pen.fillStyle = color;
      pen.fillText(text, x, y - size * 0.16);
    }
  };

  fill(colors.ground, 0, 0, width, height);
  fill(colors.bar, 0, 0, width, barHeight);
  pen.save();
  pen.translate(edge, 26);
  pen.scale(1.7, 1.7);
  for (const [path, color] of lamp) {
    pen.fillStyle = color;
    pen.fill(new Path2D(path));
  }
  pen.restore();
  write([{ text: 'Deepam', size: 56, color: colors.onBar, weight: 700, above: 0 }], edge + 100, 38);

  const room = width - 2 * edge;
  const text = [
    ...linesOf(headline, 62, room, 2, { color: colors.title, weight: 700, above: 36 }),
    ...linesOf(inKit, 42, room, 1, { color: colors.text, weight: 700, above: 26 }),
    ...contents.flatMap((line) => linesOf(`•  ${line}`, 38, room, 2, { color: colors.text, weight: 400, above: 14 })),
  ];
  const textHeight = heightOf(text) + 40;
  const goodsHeight = height - barHeight - footHeight - textHeight;
  const part = (goods.width * goodsHeight) / width;
  pen.drawImage(goods, 0, (goods.height - part) / 2, goods.width, part, 0, barHeight, width, goodsHeight);
  write(text, edge, barHeight + goodsHeight);

  const foot = height - footHeight;
  fill(colors.foot, 0, foot, width, footHeight);
  pen.drawImage(qr, width - edge - qrSize, foot + 46, qrSize, qrSize);
  const beside = width - 3 * edge - qrSize;
  write(
    [
      ...linesOf(scan, 40, beside, 3, { color: colors.text, weight: 500, above: 0 }),
      ...linesOf(referralCode, 68, beside, 1, { color: colors.title, weight: 700, above: 24 }),
      ...linesOf(new URL(link).host, 34, beside, 2, { color: colors.text, weight: 400, above: 20 }),
    ],
    edge,
    foot + 52,
  );

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('This browser draws no pictures.');
  return new File([blob], `deepam-${referralCode}.png`, { type: 'image/png' });
}
