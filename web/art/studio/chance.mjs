/** Numbers in [0, 1) that look random and are the same in every run: pictures can be made again. */
export function chanceFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const corner = (x, y, z) => {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483589);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
};
const eased = (t) => t * t * (3 - 2 * t);
const between = (a, b, t) => a + (b - a) * t;

export function noise(x, y, z) {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [eased(x - i), eased(y - j), eased(z - k)];
  const row = (dj, dk) => between(corner(i, j + dj, k + dk), corner(i + 1, j + dj, k + dk), u);
  return between(between(row(0, 0), row(1, 0), v), between(row(0, 1), row(1, 1), v), w);
}

export function clouds(x, y, z, octaves = 4) {
  let sum = 0;
  for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2)
    sum += noise(x * scale + octave * 17, y * scale, z * scale) / scale;
  return sum;
}
