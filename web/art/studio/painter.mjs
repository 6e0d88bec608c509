import { flamesIn, skyOf } from './lamps.mjs';
import { raysIn } from './rays.mjs';
import { light as lightOf, texel } from './texture.mjs';
import { around, shorten } from './vectors.mjs';

const longest = 5;
const gold = [0.92, 0.66, 0.3];
/** The eight choices of a sample are quasi-random, so that they fill their ranges evenly. */
const spread = [0.8566749, 0.7338919, 0.6287067, 0.5385973, 0.4614029, 0.3952726, 0.3386205, 0.2900878];

/**
 * Follows light backwards from the camera. The 18 numbers of a dot: its normal (3), its distance, the light of its
 * surface without colour (3), the mirrored light (3), its colour (3), the number of samples with a colour, the squares
 * of both lights, the number of samples on a surface, and the number of all samples.
 */
export function painterOf(scene) {
  const { closest, filmAt, hit } = raysIn(scene);
  const { tips, triangles, surfaces, materials, camera, boxes, flames } = scene;
  const sky = skyOf(scene);
  const flameOn = flamesIn(flames);
  const fire = new Float64Array(3);
  const n = new Float64Array(3);
  const g = new Float64Array(3);
  const face = new Float64Array(3);
  const uv = new Float64Array(2);
  const base = new Float64Array(3);
  const ray = new Float64Array(6);
  const lit = new Float64Array(3);
  const lamps = boxes.length + flames.length;
  let state = 1;
  let busy = false;
  const chance = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };

  const look = (at, dx, dy, dz) => {
    const [, u, v] = hit;
    const w = 1 - u - v;
    const tip = at * 15;
    const edge = at * 9;
    g[0] = triangles[edge + 4] * triangles[edge + 8] - triangles[edge + 5] * triangles[edge + 7];
    g[1] = triangles[edge + 5] * triangles[edge + 6] - triangles[edge + 3] * triangles[edge + 8];
    g[2] = triangles[edge + 3] * triangles[edge + 7] - triangles[edge + 4] * triangles[edge + 6];
    const material = materials[surfaces[at]];
    for (let c = 0; c < 3; c++) {
      n[c] = tips[tip + c] * w + tips[tip + 5 + c] * u + tips[tip + 10 + c] * v;
      base[c] = material.base[c];
    }
    for (let c = 0; c < 2; c++) uv[c] = tips[tip + 3 + c] * w + tips[tip + 8 + c] * u + tips[tip + 13 + c] * v;
    shorten(n);
    for (let c = 0; c < 3; c++) face[c] = n[c];
    if (material.bump) material.bump(uv, hit, n, tips, triangles, at, ray);
    shorten(g);
    shorten(n);
    if (g[0] * dx + g[1] * dy + g[2] * dz > 0) for (let c = 0; c < 3; c++) g[c] = -g[c];
    if (!material.fibre && n[0] * g[0] + n[1] * g[1] + n[2] * g[2] < 0)
      for (let c = 0; c < 3; c++) {
        n[c] = -n[c];
        face[c] = -face[c];
      }
    if (material.texture !== undefined)
      for (let c = 0; c < 3; c++) base[c] = lightOf[texel(material.texture, uv[0], uv[1], c)];
    return material;
  };

  const lightFrom = (px, py, pz, a, b, c) => {
    const which = Math.min(lamps - 1, (c * lamps) | 0);
    lit[0] = lit[1] = lit[2] = 0;
    let x, y, z, strength, colour;
    let fade = 1;
    if (which < boxes.length) {
      const { centre, u, v, normal, area, light } = boxes[which];
      const [s, t] = [a * 2 - 1, b * 2 - 1];
      x = centre[0] + u[0] * s + v[0] * t - px;
      y = centre[1] + u[1] * s + v[1] * t - py;
      z = centre[2] + u[2] * s + v[2] * t - pz;
      fade = Math.min(1, (1 - Math.abs(s)) * 5) * Math.min(1, (1 - Math.abs(t)) * 5);
      const far = Math.hypot(x, y, z);
      strength = (-(x * normal[0] + y * normal[1] + z * normal[2]) * area) / (far * far * far * Math.PI);
      colour = light;
    } else {
      const { at, height, width, power } = flames[which - boxes.length];
      const turn = 2 * Math.PI * a;
      x = at[0] + Math.cos(turn) * width * 0.3 - px;
      y = at[1] + height * (0.15 + 0.6 * b) - py;
      z = at[2] + Math.sin(turn) * width * 0.3 - pz;
      strength = 1 / (x * x + y * y + z * z);
      colour = power;
    }
    if (!(strength > 0)) return;
    const far = Math.hypot(x, y, z);
    x /= far;
    y /= far;
    z /= far;
    const slope = n[0] * x + n[1] * y + n[2] * z;
    if (slope <= 0 || closest(px, py, pz, x, y, z, far * 0.9995, 2, true) >= 0) return;
    for (let i = 0; i < 3; i++) lit[i] = colour[i] * strength * slope * fade * lamps;
  };

  const mirror = (rough, a, b) => {
    const [dx, dy, dz] = [ray[3], ray[4], ray[5]];
    const alpha = rough * rough;
    const turn = 2 * Math.PI * a;
    const cos = Math.sqrt((1 - b) / (1 + (alpha * alpha - 1) * b));
    const sin = Math.sqrt(1 - cos * cos);
    around(n, Math.cos(turn) * sin, Math.sin(turn) * sin, cos, lit);
    const slope = dx * lit[0] + dy * lit[1] + dz * lit[2];
    for (let i = 0; i < 3; i++) ray[3 + i] -= 2 * slope * lit[i];
    const out = ray[3] * n[0] + ray[4] * n[1] + ray[5] * n[2];
    if (out <= 0 || ray[3] * g[0] + ray[4] * g[1] + ray[5] * g[2] <= 0) return 0;
    const k = alpha / 2;
    const into = Math.max(1e-3, -(dx * n[0] + dy * n[1] + dz * n[2]));
    const shadow = (1 / (into * (1 - k) + k)) * (1 / (out * (1 - k) + k)) * into * out;
    return Math.min(2, (shadow * Math.abs(slope)) / (into * Math.max(1e-3, cos)));
  };

  const start = (x, y, c, d) => {
    const { eye, right, up, ahead, tangent, aspect, focus, lens } = camera;
    const [s, t] = [(x * 2 - 1) * tangent * aspect, (1 - y * 2) * tangent];
    const [turn, away] = [2 * Math.PI * c, Math.sqrt(d) * lens];
    const [p, q] = [Math.cos(turn) * away, Math.sin(turn) * away];
    for (let i = 0; i < 3; i++) {
      ray[i] = eye[i] + right[i] * p + up[i] * q;
      ray[3 + i] = ahead[i] * focus + right[i] * (s * focus - p) + up[i] * (t * focus - q);
    }
    const far = Math.hypot(ray[3], ray[4], ray[5]);
    for (let i = 3; i < 6; i++) ray[i] /= far;
  };

  const sample = (x, y, d, dot) => {
    start(x, y, d[2], d[3]);
    let [red, green, blue] = [1, 1, 1];
    // 0 until the first surface; then 4 for light that takes its colour, 7 for light that it mirrors.
    let share = 0;
    let seesLamps = true;
    let way = 0;
    for (let bounce = 0, panes = 0; bounce < longest; bounce++) {
      const at = closest(ray[0], ray[1], ray[2], ray[3], ray[4], ray[5], 1e5, 1, false);
      if (seesLamps && flames.length > 0) {
        flameOn(ray[0], ray[1], ray[2], ray[3], ray[4], ray[5], at < 0 ? 1e5 : hit[0], fire);
        give(dot, 7, red * fire[0], green * fire[1], blue * fire[2]);
      }
      if (at < 0) {
        const seen = sky(ray[0], ray[1], ray[2], ray[3], ray[4], ray[5], seesLamps);
        give(dot, share || 7, red * seen[0], green * seen[1], blue * seen[2]);
        break;
      }
      const kind = filmAt(at, hit[1], hit[2]);
      const material = look(at, ray[3], ray[4], ray[5]);
      const into = Math.max(0, -(ray[3] * n[0] + ray[4] * n[1] + ray[5] * n[2]));
      const bend = (1 - into) ** 5;
      way += hit[0];
      for (let i = 0; i < 3; i++) ray[i] += ray[3 + i] * hit[0];
      const first = bounce === 0;
      if (share === 0 && !material.calm) busy = true;
      if (kind === 1) {
        const back = 0.075 + 0.9 * bend;
        const odds = first ? Math.max(0.3, back) : back;
        if ((first ? d[7] : chance()) < odds) {
          const kept = (mirror(material.rough * 0.7, chance(), chance()) * back) / odds;
          red *= kept;
          green *= kept;
          blue *= kept;
          share = share || 7;
          if (share === 7) seesLamps = true;
          step(g, 1e-3);
        } else {
          const kept = (0.97 * (1 - back)) / (1 - odds);
          red *= kept;
          green *= kept;
          blue *= kept;
          step(g, -1e-3);
          if (++panes < 4) bounce--;
        }
        continue;
      }
      // Foil has gold ink below, so that it is never quite dark, and a mirror above.
      const shines = kind === 2 && chance() < 0.5;
      const metal = shines ? gold : material.metal;
      if (share === 0) {
        for (let i = 0; i < 3; i++) dot[i] += face[i];
        dot[3] += way;
        dot[16]++;
        if (metal === undefined) {
          for (let i = 0; i < 3; i++) dot[10 + i] += base[i];
          dot[13]++;
        }
      }
      if (kind === 2) {
        red *= 1.25;
        green *= 1.25;
        blue *= 1.25;
      }
      if (metal !== undefined) {
        const kept = mirror(shines ? 0.3 : material.rough, first ? d[4] : chance(), first ? d[5] : chance());
        if (kept === 0) break;
        red *= kept * (metal[0] + (1 - metal[0]) * bend);
        green *= kept * (metal[1] + (1 - metal[1]) * bend);
        blue *= kept * (metal[2] + (1 - metal[2]) * bend);
        share = share || 7;
        seesLamps = true;
        step(g, 1e-3);
        continue;
      }
      if (material.coat > 0 && kind !== 2 && (first || share === 7)) {
        const back = material.coat * (0.04 + 0.96 * bend);
        const odds = first ? Math.max(0.33, back) : back;
        if ((first ? d[7] : chance()) < odds) {
          const kept = (mirror(material.rough, first ? d[4] : chance(), first ? d[5] : chance()) * back) / odds;
          if (kept === 0) break;
          red *= kept;
          green *= kept;
          blue *= kept;
          share = share || 7;
          seesLamps = true;
          step(g, 1e-3);
          continue;
        }
        const kept = (1 - back) / (1 - odds);
        red *= kept;
        green *= kept;
        blue *= kept;
      }
      if (share === 0) share = 4;
      else {
        red *= base[0];
        green *= base[1];
        blue *= base[2];
      }
      if (material.through > 0 && chance() < material.through)
        for (let i = 0; i < 3; i++) {
          g[i] = -g[i];
          n[i] = -n[i];
        }
      step(g, 2e-3);
      lightFrom(ray[0], ray[1], ray[2], first ? d[4] : chance(), first ? d[5] : chance(), first ? d[6] : chance());
      give(dot, share, red * lit[0], green * lit[1], blue * lit[2]);
      const [a, b] = [chance(), chance()];
      const wide = Math.sqrt(b);
      around(n, Math.cos(2 * Math.PI * a) * wide, Math.sin(2 * Math.PI * a) * wide, Math.sqrt(1 - b), ray, 3);
      if (ray[3] * g[0] + ray[4] * g[1] + ray[5] * g[2] <= 0) break;
      seesLamps = false;
    }
  };

  const step = (along, much) => {
    for (let i = 0; i < 3; i++) ray[i] += along[i] * much;
  };

  return (column, row, width, height, count, pass, dot) => {
    state = (Math.imul(column + 1, 73856093) ^ Math.imul(row + 1, 19349663)) | 1;
    for (let i = 0; i < 8; i++) chance();
    const shift = Float64Array.from(spread, chance);
    state = (state ^ Math.imul(pass + 1, 83492791)) | 1;
    const d = new Float64Array(8);
    const one = new Float64Array(18);
    dot.fill(0);
    busy = false;
    let done = 0;
    for (let k = 1; k <= count && (busy || k <= count * 0.4); k++) {
      done++;
      for (let i = 0; i < 8; i++) d[i] = (shift[i] + (k + pass * count) * spread[i]) % 1;
      one.fill(0);
      sample((column + d[0]) / width, (row + d[1]) / height, d, one);
      one[14] = (one[4] * 0.3 + one[5] * 0.6 + one[6] * 0.1) ** 2;
      one[15] = (one[7] * 0.3 + one[8] * 0.6 + one[9] * 0.1) ** 2;
      for (let i = 0; i < 18; i++) dot[i] += one[i];
    }
    for (let i = 0; i < 18; i++) dot[i] /= done;
    dot[17] = done;
  };
}

/** Very bright samples are rare and would be seen as single dots. */
function give(dot, at, red, green, blue) {
  const peak = Math.max(red, green, blue);
  const kept = peak > 6 ? 6 / peak : 1;
  dot[at] += red * kept;
  dot[at + 1] += green * kept;
  dot[at + 2] += blue * kept;
}
