export function skyOf({ room, boxes }) {
  const seen = new Float64Array(3);
  const sky = (ox, oy, oz, dx, dy, dz, withBoxes) => {
    const share = 0.5 + 0.5 * dy;
    for (let c = 0; c < 3; c++) seen[c] = room.low[c] * (1 - share) + room.high[c] * share;
    if (!withBoxes) return seen;
    for (const { centre, u, v, normal, light } of boxes) {
      const slope = dx * normal[0] + dy * normal[1] + dz * normal[2];
      if (slope > -1e-4) continue;
      const [x, y, z] = [centre[0] - ox, centre[1] - oy, centre[2] - oz];
      const t = (x * normal[0] + y * normal[1] + z * normal[2]) / slope;
      if (t < 0) continue;
      const [px, py, pz] = [dx * t - x, dy * t - y, dz * t - z];
      const a = Math.abs(px * u[0] + py * u[1] + pz * u[2]) / (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
      const b = Math.abs(px * v[0] + py * v[1] + pz * v[2]) / (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
      if (a > 1 || b > 1) continue;
      const fade = Math.min(1, (1 - a) * 5) * Math.min(1, (1 - b) * 5);
      for (let c = 0; c < 3; c++) seen[c] += light[c] * fade;
    }
    return seen;
  };
  return sky;
}

export function softBox({ at, to, width, height, light }) {
  const normal = unit(to.map((value, axis) => value - at[axis]));
  const side = unit([normal[2], 0, -normal[0]]);
  const up = [
    normal[1] * side[2] - normal[2] * side[1],
    normal[2] * side[0] - normal[0] * side[2],
    normal[0] * side[1] - normal[1] * side[0],
  ];
  return {
    centre: at,
    normal,
    u: side.map((value) => (value * width) / 2),
    v: up.map((value) => (value * height) / 2),
    area: width * height,
    light,
  };
}

const unit = (a) => {
  const length = Math.hypot(...a);
  return a.map((value) => value / length);
};

/** Sums up the light of the flames on the path of a ray. */
export function flamesIn(flames) {
  return (ox, oy, oz, dx, dy, dz, far, seen) => {
    seen[0] = seen[1] = seen[2] = 0;
    for (const { at, height, width } of flames) {
      const [x, y, z] = [at[0] - ox, at[1] + height * 0.45 - oy, at[2] - oz];
      const middle = x * dx + y * dy + z * dz;
      const miss = Math.hypot(x - dx * middle, y - dy * middle, z - dz * middle);
      if (middle < 0 || miss > height) continue;
      const step = height / 24;
      for (let t = middle - height * 0.6; t < middle + height * 0.6 && t < far; t += step) {
        const h = (oy + dy * t - at[1]) / height;
        if (h < -0.06 || h > 1) continue;
        const shape = width * 0.5 * Math.pow(Math.max(0, 1 - h), 0.75) * Math.sqrt(Math.min(1, (h + 0.06) * 3.4));
        const sway = 0.05 * width * Math.sin(h * 5 + at[0]);
        const r = Math.hypot(ox + dx * t - at[0] - sway, oz + dz * t - at[2]) / (shape + 1e-4);
        if (r > 1.25) continue;
        const density = Math.max(0, 1 - (r / 1.25) ** 3) * step * (7 / width);
        const root = Math.min(1, Math.max(0, h * 3.2 - 0.12));
        seen[0] += density * 1.5 * (0.25 + 0.75 * root);
        seen[1] += density * (0.95 - 0.5 * h) * (0.12 + 0.88 * root) * (1.15 - 0.35 * r);
        seen[2] += density * ((0.42 - 0.4 * h) * root + 0.1 * (1 - root)) * (1.2 - 0.8 * r);
      }
    }
  };
}
