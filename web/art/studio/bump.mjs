import { clouds } from './chance.mjs';

/** Each worker makes the function, because functions cannot be sent. */
export function bumpOf({ width, height, seal, crinkle, ribs }) {
  const columns = 512;
  const rows = Math.round((columns * height) / width);
  const heights = new Float32Array((columns + 1) * (rows + 1));
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [x, y] = [(i / columns) * width, (j / rows) * height];
      const inSeal = y < seal || y > height - seal;
      const rib = inSeal ? ribs * Math.sin((2 * Math.PI * y) / 0.26) : 0;
      heights[j * (columns + 1) + i] = rib + crinkle * ridges(x, y);
    }
  const across = (columns * 1) / width;
  const upwards = (rows * 1) / height;

  return (uv, hit, n, tips, triangles, at) => {
    const [x, y] = [Math.min(0.9999, Math.max(0, uv[0])) * columns, Math.min(0.9999, Math.max(0, uv[1])) * rows];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [x - i, y - j];
    const cell = j * (columns + 1) + i;
    const [a, b, c, d] = [heights[cell], heights[cell + 1], heights[cell + columns + 1], heights[cell + columns + 2]];
    const du = ((b - a) * (1 - t) + (d - c) * t) * across;
    const dv = ((c - a) * (1 - s) + (d - b) * s) * upwards;
    const tip = at * 15;
    const edge = at * 9;
    const [u1, v1] = [tips[tip + 8] - tips[tip + 3], tips[tip + 9] - tips[tip + 4]];
    const [u2, v2] = [tips[tip + 13] - tips[tip + 3], tips[tip + 14] - tips[tip + 4]];
    const whole = u1 * v2 - u2 * v1;
    if (Math.abs(whole) < 1e-12) return;
    const size = Math.hypot(n[0], n[1], n[2]);
    for (let axis = 0; axis < 3; axis++) {
      const [p, q] = [triangles[edge + 3 + axis], triangles[edge + 6 + axis]];
      const along = (p * v2 - q * v1) / whole / width;
      const up = (q * u1 - p * u2) / whole / height;
      n[axis] -= (along * du + up * dv) * size;
    }
  };
}

function ridges(x, y) {
  const bend = clouds(x * 0.35, y * 0.35, 4, 2);
  const wide = 1 - Math.abs(clouds(x * 0.5 + bend, y * 0.32, 1, 2));
  const fine = 1 - Math.abs(clouds(x * 1.3, y * 0.9 + bend, 7, 2));
  return wide * wide * 0.7 + fine * fine * 0.22;
}
