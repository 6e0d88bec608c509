import { chanceFrom } from './chance.mjs';
import { backOf, labelOf } from './label.mjs';
import { Mesh } from './mesh.mjs';
import { faceOf, meshOf, pouch } from './pouch.mjs';
import { rope, roundWick } from './wicks.mjs';

const size = { width: 13, height: 18.5, seal: 1.3, window: { width: 6.8, height: 7.5, foot: 15.3 } };

export const packets = {
  pure: {
    ...size,
    seed: 3,
    ground: '#f2e4c8',
    ink: '#741b28',
    band: '#7a1f2b',
    gold: '#a8752a',
    name: '#7a1f2b',
    line: '#d8b78c',
    words: {
      english: 'Pure Cotton Wicks',
      hindi: 'शुद्ध रुई की बत्तियाँ',
    },
  },
  long: {
    ...size,
    seed: 11,
    ground: '#74192a',
    ink: '#fdf1e0',
    band: '#4a0f1b',
    gold: '#e0a94e',
    line: '#a8573a',
    words: {
      english: 'Long Cotton Wicks',
      hindi: 'रुई की लंबी बत्तियाँ',
    },
  },
  round: {
    ...size,
    seed: 23,
    ground: '#e8962f',
    ink: '#54111d',
    band: '#7a1f2b',
    gold: '#c98a2c',
    name: '#5f1420',
    line: '#c26a1c',
    words: {
      english: 'Round Cotton Wicks',
      hindi: 'रुई की गोल बत्तियाँ',
    },
  },
};

export function filledPacket(kind, materials, { seed = packets[kind].seed, fineness = 3 } = {}) {
  const bag = pouch({
    ...packets[kind],
    seed,
    depth: (u, v) =>
      (1.15 + 1.35 * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.95)) * (1.15 - 0.5 * v)) *
      (1 - 0.35 * (2 * u - 1) ** 2),
  });
  const mesh = meshOf(bag, materials.front, materials.back, fineness);
  mesh.grid(24, 24, materials.cotton, (v, u) => under(bag, 0.15 + 0.7 * u, 0.12 + 0.5 * v, deepest[kind]));
  return mesh.add(fillings[kind](bag, materials, seed));
}

export async function filmOf(kind) {
  const packet = packets[kind];
  const relief = { width: packet.width, height: packet.height, seal: packet.seal, crinkle: 0.035, ribs: 0.011 };
  const film = { base: [1, 1, 1], rough: 0.3, coat: 1.25, relief };
  return {
    front: { ...film, texture: await labelOf(packet) },
    back: { ...film, texture: await backOf(packet) },
  };
}

const deepest = { pure: 0.95, long: 0.75, round: 1.9 };

const under = (bag, u, v, depth) => {
  const { at, normal } = faceOf(bag, u, v);
  return at.map((value, axis) => value - normal[axis] * depth);
};

const fillings = {
  pure(bag, { cotton }, seed) {
    const chance = chanceFrom(seed);
    const mesh = new Mesh();
    for (let layer = 0; layer < 2; layer++)
      for (let row = 0; row < 17; row++)
        for (const column of [0, 1]) {
          const v = 0.16 + (row + layer * 0.5) * 0.029;
          const u = 0.31 + column * 0.37 + (chance() - 0.5) * 0.12 + (row % 2) * 0.09;
          const tilt = (chance() - 0.5) * 0.035;
          const path = Array.from({ length: 25 }, (_, at) => {
            const s = at / 12 - 1;
            return under(bag, u + s * 0.2, v + s * tilt, 0.36 + layer * 0.42 + 0.06 * chance() * 0.2);
          });
          const wick = rope(path, {
            thick: 0.29,
            material: cotton,
            seed: chance() * 99,
            tapered: 0.7,
            turns: 0.5,
            steep: 0.1,
          });
          mesh.add(wick);
        }
    return mesh;
  },
  long(bag, { cotton, thread }, seed) {
    const chance = chanceFrom(seed);
    const mesh = new Mesh();
    for (let layer = 0; layer < 2; layer++)
      for (let column = 0; column < 19; column++) {
        const u = 0.2 + (column + layer * 0.5) * 0.0325;
        const lean = (chance() - 0.5) * 0.015;
        const path = Array.from({ length: 49 }, (_, at) => {
          const s = at / 48;
          return under(
            bag,
            u + lean * (s - 0.5) + 0.004 * Math.sin(s * 9 + column),
            0.15 + s * 0.54,
            0.27 + layer * 0.33,
          );
        });
        const wick = rope(path, {
          thick: 0.22,
          material: cotton,
          seed: chance() * 99,
          tapered: 0.2,
          turns: 0.75,
          steep: 0.22,
        });
        mesh.add(wick);
      }
    for (let turn = 0; turn < 5; turn++) {
      const path = Array.from({ length: 41 }, (_, at) => under(bag, 0.19 + at * 0.0155, 0.36 + turn * 0.0052, 0.06));
      mesh.add(new Mesh().tube(path, () => 0.05, 8, thread));
    }
    return mesh;
  },
  round(bag, { cotton }, seed) {
    const chance = chanceFrom(seed);
    const mesh = new Mesh();
    for (let layer = 0; layer < 2; layer++)
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 8; column++) {
          const u = 0.16 + (column + (row % 2) * 0.5 + layer * 0.3 + (chance() - 0.5) * 0.22) * 0.09;
          const v = 0.15 + (row + layer * 0.5 + (chance() - 0.5) * 0.2) * 0.056;
          const at = under(bag, u, v, 0.85 + layer * 0.8);
          mesh.add(
            roundWick({
              size: 0.62,
              seed: seed + row * 31 + column * 7 + layer,
              material: cotton,
              fuzz: 0,
              fineness: 0.7,
            }),
            {
              at,
              lean: -0.05 - chance() * 0.55,
              roll: (chance() - 0.5) * 2.2,
              turn: chance() * 0.8 - 0.4,
            },
          );
        }
    return mesh;
  },
};
