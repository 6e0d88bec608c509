import { texel } from './texture.mjs';

export function raysIn({ bounds, links, triangles, tips, surfaces, materials }) {
  const stack = new Int32Array(128);
  const hit = new Float64Array(3);
  const near = 1e-4;

  const boxAt = (node, ox, oy, oz, ix, iy, iz, far) => {
    const at = node * 6;
    let a = (bounds[at] - ox) * ix;
    let b = (bounds[at + 3] - ox) * ix;
    let enter = a < b ? a : b;
    let leave = a < b ? b : a;
    a = (bounds[at + 1] - oy) * iy;
    b = (bounds[at + 4] - oy) * iy;
    if (a > b) {
      const other = a;
      a = b;
      b = other;
    }
    if (a > enter) enter = a;
    if (b < leave) leave = b;
    a = (bounds[at + 2] - oz) * iz;
    b = (bounds[at + 5] - oz) * iz;
    if (a > b) {
      const other = a;
      a = b;
      b = other;
    }
    if (a > enter) enter = a;
    if (b < leave) leave = b;
    return enter <= leave && leave > 0 && enter < far ? (enter < 0 ? 0 : enter) : Infinity;
  };

  const filmAt = (at, u, v) => {
    const { texture } = materials[surfaces[at]];
    if (texture === undefined) return 3;
    const w = 1 - u - v;
    const base = at * 15;
    return (
      texel(
        texture,
        tips[base + 3] * w + tips[base + 8] * u + tips[base + 13] * v,
        tips[base + 4] * w + tips[base + 9] * u + tips[base + 14] * v,
        3,
      ) >> 6
    );
  };

  /** The first triangle before `far`, or -1. `lowest` 1 ignores holes in film, and 2 also ignores clear film. */
  const closest = (ox, oy, oz, dx, dy, dz, far, lowest, any) => {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let found = -1;
    let depth = 0;
    let node = 0;
    if (boxAt(0, ox, oy, oz, ix, iy, iz, far) === Infinity) return -1;
    for (;;) {
      const count = links[node * 2 + 1];
      const link = links[node * 2];
      if (count > 0) {
        for (let at = link; at < link + count; at++) {
          const base = at * 9;
          const ax = triangles[base + 3];
          const ay = triangles[base + 4];
          const az = triangles[base + 5];
          const bx = triangles[base + 6];
          const by = triangles[base + 7];
          const bz = triangles[base + 8];
          const px = dy * bz - dz * by;
          const py = dz * bx - dx * bz;
          const pz = dx * by - dy * bx;
          const inverse = 1 / (ax * px + ay * py + az * pz);
          const sx = ox - triangles[base];
          const sy = oy - triangles[base + 1];
          const sz = oz - triangles[base + 2];
          const u = (sx * px + sy * py + sz * pz) * inverse;
          if (!(u >= 0 && u <= 1)) continue;
          const qx = sy * az - sz * ay;
          const qy = sz * ax - sx * az;
          const qz = sx * ay - sy * ax;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const t = (bx * qx + by * qy + bz * qz) * inverse;
          if (t < near || t >= far || filmAt(at, u, v) < lowest) continue;
          if (any) return at;
          found = at;
          far = t;
          hit[0] = t;
          hit[1] = u;
          hit[2] = v;
        }
      } else {
        const left = boxAt(link, ox, oy, oz, ix, iy, iz, far);
        const right = boxAt(link + 1, ox, oy, oz, ix, iy, iz, far);
        if (left !== Infinity || right !== Infinity) {
          const leftFirst = left <= right;
          if (left !== Infinity && right !== Infinity) stack[depth++] = leftFirst ? link + 1 : link;
          node = leftFirst ? link : link + 1;
          continue;
        }
      }
      if (depth === 0) return found;
      node = stack[--depth];
    }
  };

  return { closest, filmAt, hit };
}
