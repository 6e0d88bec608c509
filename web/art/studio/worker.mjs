import { workerData } from 'node:worker_threads';
import { bumpOf } from './bump.mjs';
import { painterOf } from './painter.mjs';
import { dots } from './dots.mjs';

const { scene, width, height, samples, pass, pixels, next } = workerData;
for (const material of scene.materials) if (material.relief) material.bump = bumpOf(material.relief);
const paint = painterOf(scene);
const dot = new Float64Array(dots);
for (;;) {
  const row = Atomics.add(next, 0, 1);
  if (row >= height) break;
  for (let column = 0; column < width; column++) {
    paint(column, row, width, height, samples, pass, dot);
    pixels.set(dot, (row * width + column) * dots);
  }
}
