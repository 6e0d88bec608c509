import { chanceFrom } from '../chance.mjs';
import { Mesh } from '../mesh.mjs';
import { filledPacket, filmOf } from '../packets.mjs';
import { cameraAt, cottons, paletteOf, sceneOf, studio, sweep } from '../stage.mjs';
import { longWick, roundWick } from '../wicks.mjs';

const papers = { pure: '#a3a37c', long: '#dcb98a', round: '#7d2430' };

export async function productScene(kind, aspect) {
  const { materials, ids } = paletteOf({
    paper: { hex: papers[kind], calm: true },
    ...cottons,
    ...(await filmOf(kind)),
  });
  const mesh = new Mesh();
  mesh.add(sweep(ids.paper));
  mesh.add(filledPacket(kind, ids), { turn: -0.2, lean: -0.12, at: [0, 0, 0] });
  mesh.add(samples[kind](ids));
  return sceneOf({
    mesh,
    materials,
    camera: cameraAt({ from: [3, 16, 66], to: [0, 8.3, 0], high: 21.6, aspect }),
    lights: studio(),
  });
}

const samples = {
  pure({ cotton, fibre }) {
    const chance = chanceFrom(5);
    const mesh = new Mesh();
    const places = [
      [0, 0.3, 0],
      [0.3, 0.3, 0.8],
      [-0.2, 0.3, 1.6],
      [0.2, 0.8, 0.45],
      [0.9, 0.8, 1.3],
    ];
    for (const [at, place] of places.entries())
      mesh.add(
        longWick({
          length: 5.8,
          thick: 0.33,
          seed: 40 + at,
          material: cotton,
          fibre,
          fuzz: 260,
          crooked: 0.15,
          tapered: 0.75,
        }),
        {
          turn: (chance() - 0.5) * 0.35,
          at: place,
        },
      );
    return new Mesh().add(mesh, { turn: 0.3, at: [-4.9, 0, 5.4] });
  },
  long({ cotton, fibre, thread }) {
    const chance = chanceFrom(8);
    const mesh = new Mesh();
    for (let at = 0; at < 9; at++) {
      const layer = at < 5 ? 0 : at < 8 ? 1 : 2;
      const place = layer === 0 ? at - 2 : layer === 1 ? at - 6 : 0;
      mesh.add(
        longWick({
          length: 13.5 + chance(),
          thick: 0.27,
          seed: 70 + at,
          material: cotton,
          fibre,
          fuzz: 420,
          points: 80,
          crooked: 0.12,
        }),
        {
          turn: (chance() - 0.5) * 0.03,
          at: [chance() * 0.5, 0.28 + layer * 0.42, place * 0.5],
        },
      );
    }
    for (let turn = 0; turn < 6; turn++) {
      const x = -0.3 + turn * 0.1;
      const path = Array.from({ length: 33 }, (_, at) => {
        const angle = (at / 32) * 2 * Math.PI;
        return [x + at * 0.003, 0.66 + 0.72 * Math.sin(angle), 1.42 * Math.cos(angle) * (1 - 0.18 * Math.sin(angle))];
      });
      mesh.add(new Mesh().tube(path, () => 0.06, 8, thread));
    }
    return new Mesh().add(mesh, { turn: 0.2, at: [0.6, 0, 6.2] });
  },
  round({ cotton, fibre }) {
    const mesh = new Mesh();
    const places = [
      [-7.2, 3.6, 0],
      [-5.3, 6.2, 0],
      [-8.3, 6.3, 0],
      [6.3, 6.4, 1.2],
    ];
    for (const [at, [x, z, roll]] of places.entries())
      mesh.add(roundWick({ size: 0.92, seed: 90 + at, material: cotton, fibre, fuzz: 500, fineness: 1.6 }), {
        turn: at * 2.1,
        roll,
        at: [x, roll > 0 ? 0.9 : 0, z],
      });
    return mesh;
  },
};
