import { chanceFrom } from '../chance.mjs';
import { Mesh, placed } from '../mesh.mjs';
import { filledPacket, filmOf } from '../packets.mjs';
import { basket, diya, flameOf, tuft } from '../props.mjs';
import { cameraAt, cottons, paletteOf, sceneOf, studio, sweep } from '../stage.mjs';
import { longWick, roundWick } from '../wicks.mjs';

export async function lampScene(aspect) {
  const [long, round] = [await filmOf('long'), await filmOf('round')];
  const { materials, ids } = paletteOf({
    paper: { hex: '#8a4a35', calm: true },
    brass: { base: [0, 0, 0], metal: [0.87, 0.6, 0.26], rough: 0.32 },
    ghee: { hex: '#e0ab45', coat: 1, rough: 0.12 },
    ember: { hex: '#2a1a12' },
    ...cottons,
    longFront: long.front,
    longBack: long.back,
    roundFront: round.front,
    roundBack: round.back,
  });
  const mesh = new Mesh();
  mesh.add(sweep(ids.paper, { back: -30 }));
  mesh.add(filledPacket('long', { ...ids, front: ids.longFront, back: ids.longBack }, { fineness: 2 }), {
    turn: 0.16,
    lean: -0.1,
    at: [-0.6, 0, -5],
  });
  mesh.add(filledPacket('round', { ...ids, front: ids.roundFront, back: ids.roundBack }, { fineness: 2 }), {
    turn: -0.32,
    lean: -0.1,
    at: [12.2, 0, -2.8],
  });
  const lamp = { at: [-13, 0, 3], turn: -0.5, scale: 1.3 };
  mesh.add(diya(ids), lamp);
  const flame = placed(lamp).point(flameOf.at);
  for (const [at, place] of [
    [5.2, 7.2],
    [8, 8.4],
    [7.6, 5.6],
  ].entries())
    mesh.add(
      roundWick({ size: 0.9, seed: 120 + at, material: ids.cotton, fibre: ids.fibre, fuzz: 350, fineness: 1.4 }),
      { turn: at * 2, at: [place[0] - 1, 0, place[1]] },
    );
  return sceneOf({
    mesh,
    materials,
    camera: cameraAt({ from: [0, 15, 72], to: [0, 8.3, 0], high: 24, aspect, lens: 0.3 }),
    lights: studio(0.66),
    flames: [{ at: flame, height: 3.7, width: 1.3, power: [130, 72, 27] }],
  });
}

export async function cottonScene(aspect) {
  const [pure, long] = [await filmOf('pure'), await filmOf('long')];
  const { materials, ids } = paletteOf({
    paper: { hex: '#c9a27a', calm: true },
    cane: { hex: '#a8703a', coat: 0.6, rough: 0.45 },
    ...cottons,
    pureFront: pure.front,
    pureBack: pure.back,
    longFront: long.front,
    longBack: long.back,
  });
  const { cotton, fibre } = ids;
  const chance = chanceFrom(31);
  const mesh = new Mesh();
  mesh.add(sweep(ids.paper, { back: -34 }));
  const middle = [-9.5, 0, -1];
  mesh.add(basket({ radius: 9, height: 9, material: ids.cane }), { at: middle });
  for (let at = 0; at < 17; at++) {
    const ring = at < 9 ? 6 : at < 15 ? 3.4 : 0.8;
    const angle = at * 2.4 + chance();
    mesh.add(tuft({ size: 2.3 + chance() * 0.8, seed: 200 + at, material: cotton, fibre }), {
      turn: chance() * 6,
      at: [
        middle[0] + Math.cos(angle) * ring,
        9 + (6 - ring) * 0.75 + chance() * 0.7,
        middle[2] + Math.sin(angle) * ring,
      ],
    });
  }
  for (const [at, [x, z, size]] of [
    [-1.2, 9.5, 1.5],
    [-16.5, 9.5, 1.8],
    [1.8, 8.2, 1],
  ].entries())
    mesh.add(tuft({ size, seed: 240 + at, material: cotton, fibre }), { at: [x, size * 0.7, z] });
  mesh.add(filledPacket('pure', { ...ids, front: ids.pureFront, back: ids.pureBack }, { fineness: 2 }), {
    turn: -0.14,
    lean: -0.1,
    at: [6.8, 0, 1.5],
  });
  mesh.add(filledPacket('long', { ...ids, front: ids.longFront, back: ids.longBack }, { fineness: 2 }), {
    turn: -0.42,
    lean: -0.1,
    at: [18.6, 0, -3],
  });
  for (let at = 0; at < 3; at++)
    mesh.add(
      longWick({
        length: 7,
        thick: 0.32,
        seed: 260 + at,
        material: cotton,
        fibre,
        fuzz: 260,
        crooked: 0.15,
        tapered: 0.75,
      }),
      {
        turn: 0.25 + at * 0.2,
        at: [13.5 + at * 0.3, 0.32, 9 - at * 1.1],
      },
    );
  return sceneOf({
    mesh,
    materials,
    camera: cameraAt({ from: [0, 19, 72], to: [1.6, 8.2, 0], high: 31, aspect, lens: 0.25 }),
    lights: studio(),
  });
}
