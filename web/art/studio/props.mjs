import { chanceFrom, clouds } from './chance.mjs';
import { Mesh } from './mesh.mjs';
import { fuzzed, rope } from './wicks.mjs';

const bowl = [
  [0, 0],
  [1.9, 0],
  [2.05, 0.12],
  [2.0, 0.3],
  [1.35, 0.55],
  [1.15, 0.8],
  [1.35, 1.02],
  [2.3, 1.35],
  [3.1, 1.95],
  [3.5, 2.65],
  [3.66, 2.95],
  [3.72, 3.05],
  [3.66, 3.12],
  [3.5, 3.05],
  [3.3, 2.65],
  [2.85, 2.05],
  [2.0, 1.6],
  [0, 1.45],
];

export function diya({ brass, ghee, cotton, ember }) {
  const spout = (angle, height) =>
    Math.exp(-((Math.min(angle, 2 * Math.PI - angle) / 0.42) ** 2)) * Math.max(0, height - 1) * 0.24;
  const mesh = new Mesh().grid(
    102,
    120,
    brass,
    (s, t) => {
      const at = s * (bowl.length - 1);
      const i = Math.min(bowl.length - 2, Math.floor(at));
      const [r, h] = [0, 1].map((axis) => bowl[i][axis] + (bowl[i + 1][axis] - bowl[i][axis]) * (at - i));
      const angle = t * 2 * Math.PI;
      const radius = r * (1 + spout(angle, h));
      return [
        Math.cos(angle) * radius,
        h + spout(angle, h) * 0.5 * (r > 2 ? 1 : 0),
        Math.sin(angle) * radius * (1 - 0.1 * spout(angle, h)),
      ];
    },
    { closed: true },
  );
  mesh.grid(2, 64, ghee, (s, t) => [Math.cos(t * 2 * Math.PI) * 3.2 * s, 2.5, Math.sin(t * 2 * Math.PI) * 3.2 * s], {
    closed: true,
  });
  const path = Array.from({ length: 25 }, (_, at) => {
    const s = at / 24;
    return [-1.2 + 6.1 * s, 2.42 + 0.55 * s + 0.75 * s ** 6, 0.35 * Math.sin(s * 3) * (1 - s)];
  });
  mesh.add(rope(path, { thick: 0.3, material: cotton, seed: 4, tapered: 0.5, turns: 0.7 }));
  return mesh.add(rope(path.slice(-3), { thick: 0.2, material: ember, seed: 6, tapered: 0.6 }));
}

export const flameOf = { at: [4.9, 3.7, 0] };

export function basket({ radius, height, material }) {
  const mesh = new Mesh();
  const stakes = 34;
  const wide = (h) => radius * (0.82 + 0.2 * Math.sin((h / height) * 1.9));
  for (let row = 0; row < 15; row++) {
    const h = 0.4 + (row / 15) * (height - 0.6);
    const path = Array.from({ length: stakes * 6 + 1 }, (_, at) => {
      const angle = (at / (stakes * 6)) * 2 * Math.PI;
      const out = wide(h) + 0.24 * Math.cos((angle * stakes) / 2 + row * Math.PI);
      return [Math.cos(angle) * out, h + 0.05 * Math.sin(angle * 5 + row), Math.sin(angle) * out];
    });
    mesh.tube(path, () => 0.31, 8, material);
  }
  for (let stake = 0; stake < stakes; stake++) {
    const angle = ((stake + 0.5) / stakes) * 2 * Math.PI;
    const path = Array.from({ length: 13 }, (_, at) => {
      const h = (at / 12) * height;
      return [Math.cos(angle) * wide(h), h, Math.sin(angle) * wide(h)];
    });
    mesh.tube(path, () => 0.2, 6, material);
  }
  for (let strand = 0; strand < 2; strand++) {
    const path = Array.from({ length: 241 }, (_, at) => {
      const angle = (at / 240) * 2 * Math.PI;
      const turn = angle * 22 + strand * Math.PI;
      const out = wide(height) + 0.3 * Math.cos(turn);
      return [Math.cos(angle) * out, height + 0.3 * Math.sin(turn), Math.sin(angle) * out];
    });
    mesh.tube(path, () => 0.36, 8, material);
  }
  return mesh;
}

export function tuft({ size, seed, material, fibre, fuzz = 900 }) {
  const chance = chanceFrom(seed);
  const [p, q] = [chance() * 99, chance() * 99];
  const mesh = new Mesh().grid(
    40,
    56,
    material,
    (s, t) => {
      const [turn, rise] = [t * 2 * Math.PI, (s - 0.5) * Math.PI];
      const way = [Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise)];
      const swell = clouds(way[0] * 1.5 + p, way[1] * 1.5 + q, way[2] * 1.5, 2);
      const fine = clouds(way[0] * 5 + q, way[1] * 5, way[2] * 5 + p, 4);
      const radius = size * (1 + 0.3 * swell + 0.09 * fine);
      return [way[0] * radius, way[1] * radius * 0.8, way[2] * radius];
    },
    { closed: true },
  );
  return fuzzed(mesh, { count: fuzz, length: size * 0.5, material: fibre, seed: seed + 1, width: 0.014 });
}
