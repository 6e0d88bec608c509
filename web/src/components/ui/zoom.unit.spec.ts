import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  closest,
  fittingScale,
  moved,
  reach,
  type Scene,
  scaleOf,
  turned,
  type View,
  wholePicture,
  zoomed,
} from './zoom.js';

const scene: Scene = { picture: { width: 1000, height: 2000 }, frame: { width: 500, height: 400 } };

it('a picture in its frame is shown whole at first, and a small one is not blown up', () => {
  expect(scaleOf(wholePicture, scene)).toBe(0.2);
  expect(scaleOf(wholePicture, { ...scene, picture: { width: 10, height: 10 } })).toBe(1);
});

it('a picture in its frame fits again after a turn, by its other side', () => {
  const view = turned(zoomed(wholePicture, 2, scene));
  expect(view).toEqual({ scale: null, middle: { x: 0, y: 0 }, turns: 1 });
  expect(scaleOf(view, scene)).toBe(0.25);
  expect([1, 2, 3, 4].reduce(turned, wholePicture).turns).toBe(0);
});

it("a picture can't be moved while it is shown whole", () => {
  const { x, y } = moved(wholePicture, { x: 50, y: -50 }, scene).middle;
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
});

it('a picture zooms about the pointed position', () => {
  const about = { x: 40, y: -30 };
  const before = zoomed(wholePicture, 1, scene);
  const after = zoomed(before, 2, scene, about);
  const distance = (view: View) => (about.x - view.middle.x) / scaleOf(view, scene);
  expect(distance(after)).toBeCloseTo(distance(before));
});

it('a picture zooms no closer than is readable, and no further than whole', () => {
  expect(zoomed(wholePicture, 100, scene).scale).toBe(closest);
  expect(zoomed(wholePicture, 0.01, scene).scale).toBeNull();
});

it('a picture never leaves a gap in its frame, whatever is done to it', () => {
  const point = fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -600, max: 600 }) });
  const step = fc.oneof(
    point.map((by) => (view: View) => moved(view, by, scene)),
    fc.tuple(fc.double({ min: 0.05, max: 20, noNaN: true }), point).map(
      ([scale, about]) =>
        (view: View) =>
          zoomed(view, scale, scene, about),
    ),
    fc.constant(turned),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const view = steps.reduce<View>((current, act) => act(current), wholePicture);
      const most = reach(view, scene);
      expect(Math.abs(view.middle.x)).toBeLessThanOrEqual(most.x + 1e-9);
      expect(Math.abs(view.middle.y)).toBeLessThanOrEqual(most.y + 1e-9);
      expect(scaleOf(view, scene)).toBeGreaterThanOrEqual(fittingScale(scene, view.turns));
    }),
  );
});
