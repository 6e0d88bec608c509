import { chanceFrom, clouds } from './chance.mjs';
import { Mesh, cross, unit } from './mesh.mjs';

export function fuzzed(mesh, { count, length, material, seed, from = 0, width = 0.011 }) {
  const chance = chanceFrom(seed);
  const { points, corners, normals } = mesh;
  const triangles = corners.length / 3;
  const at = (corner) => points.slice(corner * 3, corner * 3 + 3);
  for (let fibre = 0; fibre < count; fibre++) {
    const tip = corners[(from + Math.floor(chance() * (triangles - from))) * 3];
    const root = at(tip);
    const normal = unit(normals.slice(tip * 3, tip * 3 + 3));
    const lie = unit(cross(normal, [chance() - 0.5, chance() - 0.5, chance() - 0.5]));
    const long = length * (0.3 + chance() * chance());
    const rise = 0.1 + 0.5 * chance();
    const bend = unit(cross(normal, lie)).map((value) => value * (chance() - 0.5) * 1.6);
    const path = [0, 0.35, 0.7, 1].map((s) =>
      root.map(
        (value, axis) =>
          value +
          long * (lie[axis] * s + normal[axis] * (rise * s - 0.35 * s * s * rise) + bend[axis] * s * s) -
          normal[axis] * 0.01,
      ),
    );
    mesh.ribbon(path, width, normal, material);
  }
  return mesh;
}

export function rope(path, { thick, material, seed, tapered = 0.6, turns = 0.9, steep = 0.16, sides = 12 }) {
  const length = path.length - 1;
  const mesh = new Mesh();
  return mesh.tube(
    path,
    (s, angle) => {
      const end = Math.min(1, Math.min(s, 1 - s) * 7 + 1 - tapered);
      const strands = 1 + steep * Math.cos(2 * angle + s * length * turns) - steep * 0.6;
      const loose = 1 + 0.08 * clouds(Math.cos(angle) * 1.5 + seed, s * length * 0.35, Math.sin(angle) * 1.5, 3);
      return thick * end * strands * loose;
    },
    sides,
    material,
  );
}

export function longWick({
  length,
  thick,
  seed,
  material,
  fibre,
  points = 40,
  fuzz = 60,
  crooked = 0.25,
  tapered = 0.6,
}) {
  const chance = chanceFrom(seed);
  const [p, q] = [chance() * 99, chance() * 99];
  const path = Array.from({ length: points + 1 }, (_, at) => {
    const s = at / points;
    return [(s - 0.5) * length, crooked * 0.4 * clouds(p, s * 2, 0, 2), crooked * clouds(q, s * 1.6, 3, 2)];
  });
  const mesh = rope(path, { thick, material, seed: p, tapered });
  return fuzzed(mesh, { count: fuzz, length: 0.45, material: fibre, seed: seed + 5 });
}

export function roundWick({ size, seed, material, fibre, fuzz = 160, fineness = 1 }) {
  const chance = chanceFrom(seed);
  const [lean, side, gathers, phase] = [chance() * 0.3, chance() * 7, 6 + Math.floor(chance() * 3), chance() * 7];
  const profile = [
    [0, 0],
    [0.62, 0.0],
    [0.88, 0.1],
    [1.0, 0.36],
    [0.97, 0.62],
    [0.8, 0.92],
    [0.54, 1.18],
    [0.33, 1.38],
    [0.23, 1.58],
    [0.19, 1.85],
    [0.17, 2.15],
    [0.13, 2.4],
    [0.06, 2.58],
    [0, 2.62],
  ];
  const mesh = new Mesh().grid(
    Math.round(44 * fineness),
    Math.round(40 * fineness),
    material,
    (s, t) => {
      const at = s * (profile.length - 1);
      const i = Math.min(profile.length - 2, Math.floor(at));
      const share = at - i;
      const [r, h] = [0, 1].map((axis) => profile[i][axis] * (1 - share) + profile[i + 1][axis] * share);
      const angle = t * 2 * Math.PI;
      const twist = Math.max(0, h - 0.5) * 3.2;
      const fold = Math.max(0, Math.min(1, (h - 0.25) * 1.3));
      const gathered = 1 + fold * 0.14 * Math.cos(gathers * (angle + twist) + phase) * (h < 1.5 ? 1 : 0.5);
      const loose = 1 + 0.16 * clouds(Math.cos(angle) * 1.2 + seed, h * 1.3, Math.sin(angle) * 1.2, 4);
      const radius = r * gathered * loose;
      const away = lean * Math.max(0, h - 0.9) ** 1.5;
      return [
        size * (Math.cos(angle) * radius + Math.cos(side) * away),
        size * h,
        size * (Math.sin(angle) * radius + Math.sin(side) * away),
      ];
    },
    { closed: true },
  );
  return fuzzed(mesh, { count: fuzz, length: 0.5 * size, material: fibre, seed: seed + 9 });
}
