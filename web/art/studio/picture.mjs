import { Worker } from 'node:worker_threads';
import { denoised } from './denoise.mjs';
import { developed } from './develop.mjs';
import { dots } from './dots.mjs';

export async function painted(scene, { width, height, samples, passes }) {
  const sum = new Float32Array(width * height * dots);
  for (let pass = 0; pass < passes; pass++) addPass(sum, await traced(scene, { width, height, samples, pass }));
  return developed(denoised(sum, width, height), scene.exposure);
}

/** The workers share memory and take rows in turn. */
export async function traced(scene, { width, height, samples, pass, workers = 2 }) {
  const pixels = new Float32Array(new SharedArrayBuffer(width * height * dots * 4));
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { scene, width, height, samples, pass, pixels, next };
  const one = () =>
    new Promise((done, failed) =>
      new Worker(new URL('worker.mjs', import.meta.url), { workerData }).on('error', failed).on('exit', done),
    );
  await Promise.all(Array.from({ length: workers }, one));
  return pixels;
}

/** The last number of a dot is its count of samples: the others are means over them. */
export function addPass(sum, pixels) {
  for (let at = 0; at < sum.length; at += dots) {
    const [before, more] = [sum[at + dots - 1], pixels[at + dots - 1]];
    for (let i = 0; i < dots - 1; i++) sum[at + i] = (sum[at + i] * before + pixels[at + i] * more) / (before + more);
    sum[at + dots - 1] = before + more;
  }
}
