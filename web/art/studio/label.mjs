import sharp from 'sharp';

const fine = 100;

const lamp = `<path d="M24 3c6.500 8.500 8 12.500 8 17a8 8 0 0 1-16 0c0-4.500 1.500-8.500 8-17Z"/><path d="M4 29c4 2.600 12 4 20 4s16-1.400 20-4c-1.500 9.500-10 16-20 16S5.500 38.500 4 29Z"/>`;
const serif = `'Noto Serif', 'Noto Serif Devanagari', Georgia, serif`;

const mandala = (radius, colour) => {
  const ring = (count, r, length, wide) =>
    Array.from({ length: count }, (_, at) => {
      const turn = (360 / count) * at;
      return `<path transform="rotate(${turn})" d="M0 ${-r}q${wide} ${-length / 2} 0 ${-length}q${-wide} ${length / 2} 0 ${length}Z"/>`;
    }).join('');
  const dots = Array.from(
    { length: 48 },
    (_, at) => `<circle transform="rotate(${at * 7.5})" cy="${-radius * 1.04}" r="${radius * 0.012}"/>`,
  );
  return `<g fill="none" stroke="${colour}" stroke-width="${radius * 0.012}">
${ring(16, radius * 0.68, radius * 0.28, radius * 0.12)}${ring(24, radius * 0.44, radius * 0.22, radius * 0.07)}
<circle r="${radius * 0.99}"/><circle r="${radius * 0.66}"/><g fill="${colour}" stroke="none">${dots.join('')}</g></g>`;
};

const arch = (width, height) => {
  const [a, h] = [width / 2, height];
  return `M${-a} 0V${-h * 0.62}C${-a} ${-h * 0.8} ${-a * 0.42} ${-h * 0.86} 0 ${-h}C${a * 0.42} ${-h * 0.86} ${a} ${-h * 0.8} ${a} ${-h * 0.62}V0Z`;
};

/**
 * The print of a packet as a texture (see texture.mjs). Lengths are in cm; y points down from the upper edge. The
 * drawing is made twice: in colours, and in grey that marks gold, windows and holes.
 */
export async function labelOf(packet) {
  const { width, height } = packet;
  const size = { width: Math.round(width * fine), height: Math.round(height * fine) };
  const draw = (kinds) =>
    sharp(Buffer.from(drawing(packet, kinds)), { density: 72 })
      .resize(size.width, size.height)
      .flatten({ background: kinds ? '#fff' : packet.ground })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [colours, kinds] = await Promise.all([draw(false), draw(true)]);
  const data = new Uint8Array(new SharedArrayBuffer(size.width * size.height * 4));
  for (let at = 0; at < size.width * size.height; at++) {
    for (let c = 0; c < 3; c++) data[at * 4 + c] = colours[at * 3 + c];
    data[at * 4 + 3] = kinds[at * 3];
  }
  return { data, ...size };
}

function drawing(packet, kinds) {
  const { width, height, seal, ground, ink, band, words, window: opening } = packet;
  // In the drawing of kinds, print is white, gold 60 %, a window a third, and a hole black.
  const [gold, plain] = kinds ? ['#a0a0a0', '#fff'] : [packet.gold, ink];
  const clear = kinds ? '#606060' : '#fff';
  const name = packet.name ? (kinds ? '#fff' : packet.name) : gold;
  const middle = width / 2;
  const teeth = (y, way) => {
    const count = Math.round(width / 0.26);
    const edge = Array.from(
      { length: count + 1 },
      (_, at) => `L${(at * width) / count} ${y + (at % 2 === 0 ? 0 : way * 0.13)}`,
    );
    return `<path fill="${kinds ? '#000' : ground}" d="M0 ${y - way}L0 ${y}${edge.join('')}L${width} ${y - way}Z"/>`;
  };
  const text = (y, size, value, { fill = plain, weight = 400, spacing = 0 } = {}) =>
    `<text x="${middle}" y="${y}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${fill}" text-anchor="middle">${value}</text>`;
  const foot = opening.foot;
  const frame = (by, fill, extra = '') =>
    `<path transform="translate(${middle} ${foot + by})" d="${arch(opening.width + 2 * by, opening.height + 2 * by)}" fill="${fill}" ${extra}/>`;
  const top = foot - opening.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 20}" height="${height * 20}" viewBox="0 0 ${width} ${height}" font-family="${serif}">
<rect width="${width}" height="${height}" fill="${kinds ? '#fff' : ground}"/>
<rect width="${width}" height="${seal}" fill="${kinds ? '#fff' : band}"/><rect y="${height - seal}" width="${width}" height="${seal}" fill="${kinds ? '#fff' : band}"/>
<rect y="${seal + 0.1}" width="${width}" height=".07" fill="${gold}"/><rect y="${height - seal - 0.17}" width="${width}" height=".07" fill="${gold}"/>
${kinds ? '' : `<g transform="translate(${middle} ${top + 3.2})" opacity=".4">${mandala(5.4, packet.line)}</g>`}
<g transform="translate(${middle - 1.05} ${seal + 0.4}) scale(.0438)" fill="${name}">${lamp}</g>
${text(seal + 3.55, 1.56, 'Deepam', { weight: 700, fill: name })}
${text(seal + 4.72, 0.7, words.english, { weight: 600 })}
${text(seal + 5.62, 0.72, words.hindi, { weight: 600 })}
${frame(0.3, gold)}${frame(0.21, kinds ? '#fff' : band)}${frame(0.08, gold)}${frame(0, clear)}
${teeth(0, 1)}${teeth(height, -1)}
<circle cx="${middle}" cy="${seal * 0.52}" r=".3" fill="${kinds ? '#000' : ground}"/>
</svg>`;
}

export async function backOf(packet) {
  const label = await labelOf({ ...packet });
  const data = new Uint8Array(new SharedArrayBuffer(label.data.length));
  const inside = [0xf4, 0xee, 0xe2];
  for (let at = 0; at < data.length; at += 4) {
    for (let c = 0; c < 3; c++) data[at + c] = inside[c];
    data[at + 3] = label.data[at + 3] < 64 ? 0 : 255;
  }
  return { ...label, data };
}
