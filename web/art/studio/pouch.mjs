import { chanceFrom, noise } from './chance.mjs';
import { Mesh, cross, unit } from './mesh.mjs';

const columns = 60;

/**
 * A pillow pouch of film: two sheets that share their sides, welded above and below, and inflated against the content.
 * The film bends but hardly stretches, so that creases look real. Its base is at y = 0, and its front faces along z.
 * `depth(u, v)` is half its thickness in cm without resistance.
 */
export function pouch({ width, height, seal, depth, seed, steps = 700 }) {
  const rows = Math.round((columns * height) / width);
  const film = filmOf(width, height, seal, rows, seed);
  blowUp(film, depth, steps, width, height);
  const upright = straightened(film);
  const sheet = (side) => (u, v) => upright(smooth(film, side, u, v));
  return { front: sheet(0), back: sheet(1), rows, columns, width, height, seal };
}

export function meshOf({ front, back, rows, height, seal }, material, backMaterial, fineness = 3) {
  const mesh = new Mesh();
  mesh.grid(rows * fineness, columns * fineness, material, (v, u) => front(u, v));
  const [from, to] = [seal / height, 1 - seal / height];
  return mesh.grid(rows * 2, columns * 2, backMaterial, (v, u) => back(u, from + (to - from) * v));
}

export function faceOf({ front }, u, v) {
  const at = front(u, v);
  const [left, right, below, above] = [front(u - 0.02, v), front(u + 0.02, v), front(u, v - 0.02), front(u, v + 0.02)];
  const normal = unit(
    cross(
      right.map((value, axis) => value - left[axis]),
      above.map((value, axis) => value - below[axis]),
    ),
  );
  return { at, normal };
}

function filmOf(width, height, seal, rows, seed) {
  const chance = chanceFrom(seed);
  const points = [];
  const ids = [[], []];
  const dx = width / columns;
  const dy = height / rows;
  const sealed = Math.round(seal / dy);
  for (let side = 0; side < 2; side++)
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const isShared = i === 0 || i === columns || j <= sealed || j >= rows - sealed;
        if (side === 1 && isShared) {
          ids[1].push(ids[0][j * (columns + 1) + i]);
          continue;
        }
        ids[side].push(points.length / 3);
        const wave = isShared ? 0 : (side === 0 ? 1 : -1) * (0.15 + 0.1 * chance());
        points.push(i * dx - width / 2, j * dy, wave + 0.12 * noise(i * 0.08, j * 0.08, seed));
      }
  const welded = Uint8Array.from({ length: points.length / 3 }, (_, at) => {
    const y = points[at * 3 + 1];
    return y < seal + dy / 2 || y > height - seal - dy / 2 ? 1 : 0;
  });
  const bonds = bondsOf(ids, rows, dx, dy);
  return { points: Float64Array.from(points), welded, ids, rows, ...bonds };
}

function bondsOf(ids, rows, dx, dy) {
  const pairs = [];
  const lengths = [];
  const firmness = [];
  const seen = new Set();
  const bind = (list, i, j, k, l, firm) => {
    if (k < 0 || k > columns || l > rows) return;
    const [a, b] = [list[j * (columns + 1) + i], list[l * (columns + 1) + k]];
    const key = a < b ? a * 1e6 + b : b * 1e6 + a;
    if (seen.has(key)) return;
    seen.add(key);
    pairs.push(a, b);
    lengths.push(Math.hypot((k - i) * dx, (l - j) * dy));
    firmness.push(firm);
  };
  for (const list of ids)
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        bind(list, i, j, i + 1, j, 1);
        bind(list, i, j, i, j + 1, 1);
        bind(list, i, j, i + 1, j + 1, 0.6);
        bind(list, i, j, i - 1, j + 1, 0.6);
        bind(list, i, j, i + 2, j, 0.06);
        bind(list, i, j, i, j + 2, 0.06);
        bind(list, i, j, i, j + 4, 0.015);
        bind(list, i, j, i + 4, j, 0.015);
      }
  return { pairs: Int32Array.from(pairs), lengths: Float64Array.from(lengths), firmness: Float64Array.from(firmness) };
}

function blowUp(film, depth, steps, width, height) {
  const { points } = film;
  const before = points.slice();
  const count = points.length / 3;
  const wave = (x) => 0.12 * Math.sin(x * 0.9 + points[3] * 50);
  for (let step = 0; step < steps; step++) {
    const push = (step < steps * 0.75 ? 0.012 : 0.008) * Math.min(1, step / 80);
    const normals = facing(film);
    for (let at = 0; at < count; at++)
      for (let axis = 0; axis < 3; axis++) {
        const now = points[at * 3 + axis];
        const speed = (now - before[at * 3 + axis]) * 0.94;
        before[at * 3 + axis] = now;
        points[at * 3 + axis] = now + speed + normals[at * 3 + axis] * push;
      }
    for (let at = 0; at < count; at++) {
      const most = depth(points[at * 3] / width + 0.5, points[at * 3 + 1] / height);
      const over = Math.abs(points[at * 3 + 2]) - most;
      // Two welded sheets are stiff: they stay in one plane, except for a gentle wave.
      if (film.welded[at]) points[at * 3 + 2] += (wave(points[at * 3]) - points[at * 3 + 2]) * 0.3;
      else if (over > 0) points[at * 3 + 2] -= Math.sign(points[at * 3 + 2]) * over * 0.35;
    }
    for (let round = 0; round < 3; round++) hold(film, (step + round) % 2 === 0);
  }
}

function facing({ points, ids, rows }) {
  const normals = new Float64Array(points.length);
  for (let side = 0; side < 2; side++)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const cell = j * (columns + 1) + i;
        const [a, b, c, d] = [cell, cell + 1, cell + columns + 1, cell + columns + 2].map((id) => ids[side][id] * 3);
        if (side === 1 && c === ids[0][cell + columns + 1] * 3 && b === ids[0][cell + 1] * 3) continue;
        const normal = cross(
          [points[d] - points[a], points[d + 1] - points[a + 1], points[d + 2] - points[a + 2]],
          [points[c] - points[b], points[c + 1] - points[b + 1], points[c + 2] - points[b + 2]],
        );
        const sign = side === 0 ? 5 : -5;
        for (const corner of [a, b, c, d])
          for (let axis = 0; axis < 3; axis++) normals[corner + axis] += normal[axis] * sign;
      }
  return normals;
}

function hold({ points, pairs, lengths, firmness }, forwards) {
  const count = lengths.length;
  for (let step = 0; step < count; step++) {
    const bond = forwards ? step : count - 1 - step;
    const a = pairs[bond * 2] * 3;
    const b = pairs[bond * 2 + 1] * 3;
    const x = points[b] - points[a];
    const y = points[b + 1] - points[a + 1];
    const z = points[b + 2] - points[a + 2];
    const length = Math.sqrt(x * x + y * y + z * z) || 1e-9;
    const share = (0.5 * firmness[bond] * (length - lengths[bond])) / length;
    points[a] += x * share;
    points[a + 1] += y * share;
    points[a + 2] += z * share;
    points[b] -= x * share;
    points[b + 1] -= y * share;
    points[b + 2] -= z * share;
  }
}

function straightened({ points, ids, rows }) {
  const at = (i, j) => points.subarray(ids[0][j * (columns + 1) + i] * 3).subarray(0, 3);
  const [left, right, top] = [at(0, 0), at(columns, 0), at(columns / 2, rows)];
  const middle = [0, 1, 2].map((axis) => (left[axis] + right[axis]) / 2);
  const across = unit(right.map((value, axis) => value - left[axis]));
  const outwards = unit(
    cross(
      across,
      top.map((value, axis) => value - middle[axis]),
    ),
  );
  const up = cross(outwards, across);
  return (point) => {
    const from = point.map((value, axis) => value - middle[axis]);
    return [across, up, outwards].map((way) => way[0] * from[0] + way[1] * from[1] + way[2] * from[2]);
  };
}

function smooth({ points, ids, rows }, side, u, v) {
  const [x, y] = [Math.min(1, Math.max(0, u)) * columns, Math.min(1, Math.max(0, v)) * rows];
  const [i, j] = [Math.min(columns - 1, Math.floor(x)), Math.min(rows - 1, Math.floor(y))];
  const [across, upwards] = [shares(x - i), shares(y - j)];
  const sum = [0, 0, 0];
  for (let l = 0; l < 4; l++)
    for (let k = 0; k < 4; k++) {
      const column = Math.min(columns, Math.max(0, i + k - 1));
      const row = Math.min(rows, Math.max(0, j + l - 1));
      const id = ids[side][row * (columns + 1) + column] * 3;
      const share = across[k] * upwards[l];
      for (let axis = 0; axis < 3; axis++) sum[axis] += points[id + axis] * share;
    }
  return sum;
}

/** B-spline weights are smooth to the second derivative, so that highlights have no kinks. */
function shares(t) {
  const s = 1 - t;
  return [(s * s * s) / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * s * s * s - 6 * s * s + 4) / 6, (t * t * t) / 6];
}
