import { dots } from './dots.mjs';

const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Smooths the light of a surface with the dots around that have the same direction and distance, in places where the
 * samples differ much; its colour is multiplied afterwards and stays sharp.
 */
export function denoised(pixels, width, height) {
  const count = width * height;
  evened(pixels);
  const plane = (from) =>
    Float32Array.from({ length: count * 3 }, (_, at) => pixels[Math.floor(at / 3) * dots + from + (at % 3)]);
  const doubtOf = (from, squares) =>
    Float32Array.from({ length: count }, (_, at) => {
      const base = at * dots;
      const mean = pixels[base + from] * 0.3 + pixels[base + from + 1] * 0.6 + pixels[base + from + 2] * 0.1;
      return Math.max(0, pixels[base + squares] - mean * mean) / pixels[base + 17];
    });
  const guide = { pixels, width, height, slopes: slopesOf(pixels, width, height) };
  let surface = plane(4);
  let mirrored = plane(7);
  let noise = doubtOf(4, 14);
  let glitter = doubtOf(7, 15);
  for (const step of [1, 2, 4, 8, 16]) {
    [surface, noise] = smoothed(surface, noise, step, guide, 4);
    if (step <= 4) [mirrored, glitter] = smoothed(mirrored, glitter, step, guide, 2);
  }
  return Float32Array.from({ length: count * 3 }, (_, at) => {
    const base = Math.floor(at / 3) * dots;
    const shown = pixels[base + 13];
    const colour = shown > 0 ? pixels[base + 10 + (at % 3)] / shown : 1;
    return surface[at] * colour + mirrored[at];
  });
}

function smoothed(light, doubt, step, { pixels, width, height, slopes }, patience) {
  const result = new Float32Array(light.length);
  const rest = new Float32Array(width * height);
  const bright = (at) => light[at * 3] * 0.3 + light[at * 3 + 1] * 0.6 + light[at * 3 + 2] * 0.1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = at * dots;
      const mean = bright(at);
      const limit = patience * Math.sqrt(around(doubt, x, y, width, height)) + 0.004;
      let [sum, red, green, blue, left] = [0, 0, 0, 0, 0];
      for (let j = -2; j <= 2; j++)
        for (let i = -2; i <= 2; i++) {
          const [u, v] = [x + i * step, y + j * step];
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          const other = v * width + u;
          const far = other * dots;
          const facing =
            pixels[own] * pixels[far] + pixels[own + 1] * pixels[far + 1] + pixels[own + 2] * pixels[far + 2];
          const [a, b] = [slopes[at * 2] * i * step, slopes[at * 2 + 1] * j * step];
          const depth =
            Math.abs(pixels[own + 3] + a + b - pixels[far + 3]) / (0.03 * step + 0.3 * Math.abs(a + b) + 0.02);
          const weight =
            kernel[i + 2] *
            kernel[j + 2] *
            Math.max(0, facing) ** 24 *
            Math.exp(-depth - Math.abs(mean - bright(other)) / limit);
          sum += weight;
          red += weight * light[other * 3];
          green += weight * light[other * 3 + 1];
          blue += weight * light[other * 3 + 2];
          left += weight * weight * doubt[other];
        }
      if (sum < 1e-6) {
        result.set(light.subarray(at * 3, at * 3 + 3), at * 3);
        rest[at] = doubt[at];
        continue;
      }
      result[at * 3] = red / sum;
      result[at * 3 + 1] = green / sum;
      result[at * 3 + 2] = blue / sum;
      rest[at] = left / (sum * sum);
    }
  return [result, rest];
}

function around(values, x, y, width, height) {
  let [sum, count] = [0, 0];
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
      sum += values[v * width + u];
      count++;
    }
  return sum / count;
}

/** A pane mirrors only a part of the samples: normals are normalised again, and distances are means. */
function evened(pixels) {
  for (let at = 0; at < pixels.length; at += dots) {
    const length = Math.hypot(pixels[at], pixels[at + 1], pixels[at + 2]) || 1;
    for (let axis = 0; axis < 3; axis++) pixels[at + axis] /= length;
    pixels[at + 3] /= pixels[at + 16] || 1;
  }
}

function slopesOf(pixels, width, height) {
  const slopes = new Float32Array(width * height * 2);
  const far = (x, y) =>
    pixels[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * dots + 3];
  const less = (a, b) => (Math.abs(a) < Math.abs(b) ? a : b);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = far(x, y);
      slopes[(y * width + x) * 2] = less(far(x + 1, y) - own, own - far(x - 1, y));
      slopes[(y * width + x) * 2 + 1] = less(far(x, y + 1) - own, own - far(x, y - 1));
    }
  return slopes;
}
