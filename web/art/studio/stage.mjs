import { softBox } from './lamps.mjs';
import { Mesh, cross, unit } from './mesh.mjs';
import { treeOf } from './tree.mjs';
import { colour } from './texture.mjs';

const dull = { rough: 1, coat: 0, through: 0 };

export function paletteOf(named) {
  const names = Object.keys(named);
  const materials = names.map((name) => ({
    ...dull,
    ...named[name],
    base: named[name].base ?? colour(named[name].hex),
  }));
  return { materials, ids: Object.fromEntries(names.map((name, at) => [name, at])) };
}

export const cottons = {
  cotton: { base: [0.9, 0.88, 0.83] },
  fibre: { base: [0.93, 0.91, 0.87], fibre: true, through: 0.35 },
  thread: { hex: '#a3202f', coat: 0.5, rough: 0.5 },
};

export function sweep(material, { back = -26, bend = 18 } = {}) {
  return new Mesh().grid(60, 2, material, (s, t) => {
    const x = (t - 0.5) * 400;
    if (s < 0.4) return [x, 0, 90 + (back - 90) * (s / 0.4)];
    const turn = Math.min(1, (s - 0.4) / 0.4) * (Math.PI / 2);
    return [x, bend * (1 - Math.cos(turn)) + Math.max(0, s - 0.8) * 600, back - bend * Math.sin(turn)];
  });
}

export function cameraAt({ from, to, high, aspect, lens = 0.25, focus }) {
  const ahead = unit(to.map((value, axis) => value - from[axis]));
  const right = unit(cross(ahead, [0, 1, 0]));
  const distance = Math.hypot(...to.map((value, axis) => value - from[axis]));
  return {
    eye: from,
    ahead,
    right,
    up: cross(right, ahead),
    tangent: high / 2 / distance,
    aspect,
    lens,
    focus: focus ?? distance,
  };
}

export const studio = (key = 1) => ({
  room: { low: [0.13 * key, 0.11 * key, 0.09 * key], high: [0.24 * key, 0.235 * key, 0.23 * key] },
  boxes: [
    softBox({ at: [-46, 46, 38], to: [0, 6, 0], width: 36, height: 36, light: [11.5, 10.9, 9.9].map((l) => l * key) }),
    softBox({ at: [26, 34, 66], to: [0, 6, 0], width: 60, height: 40, light: [1.9, 1.85, 1.8].map((l) => l * key) }),
    softBox({ at: [-38, 20, 54], to: [0, 9, 0], width: 7, height: 44, light: [5.5, 5.3, 5].map((l) => l * key) }),
    softBox({ at: [50, 24, 12], to: [0, 9, 0], width: 14, height: 56, light: [4.4, 4.2, 4].map((l) => l * key) }),
    softBox({ at: [-8, 62, -14], to: [0, 4, 0], width: 60, height: 18, light: [3.2, 3.1, 2.9].map((l) => l * key) }),
  ],
});

export const sceneOf = ({ mesh, materials, camera, lights, flames = [], exposure = 1 }) => ({
  ...treeOf(mesh),
  materials,
  camera,
  flames,
  exposure,
  ...lights,
});
