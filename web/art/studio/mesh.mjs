const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a) => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

export function placed({ turn = 0, lean = 0, roll = 0, scale = 1, at = [0, 0, 0] }) {
  const rotated = ([x, y, z]) => {
    [x, y] = [x * Math.cos(roll) - y * Math.sin(roll), x * Math.sin(roll) + y * Math.cos(roll)];
    [y, z] = [y * Math.cos(lean) - z * Math.sin(lean), y * Math.sin(lean) + z * Math.cos(lean)];
    return [x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)];
  };
  return { direction: rotated, point: (p) => rotated(p).map((value, axis) => value * scale + at[axis]) };
}

/** Lengths are in cm, and y points up; a material is an index of the scene's list. */
export class Mesh {
  points = [];
  normals = [];
  uvs = [];
  corners = [];
  materials = [];

  grid(rows, columns, material, at, { closed = false } = {}) {
    const first = this.points.length / 3;
    const wide = closed ? columns : columns + 1;
    for (let i = 0; i <= rows; i++)
      for (let j = 0; j < wide; j++) {
        this.points.push(...at(i / rows, j / columns));
        this.uvs.push(j / columns, i / rows);
        this.normals.push(0, 0, 0);
      }
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        const [a, b] = [first + i * wide + j, first + i * wide + ((j + 1) % wide)];
        this.#triangle(a, b, a + wide, material);
        this.#triangle(b, b + wide, a + wide, material);
      }
    return this;
  }

  tube(path, radius, sides, material) {
    const frames = framesOf(path);
    return this.grid(
      path.length - 1,
      sides,
      material,
      (s, t) => {
        const at = Math.round(s * (path.length - 1));
        const [across, up] = frames[at];
        const angle = t * 2 * Math.PI;
        const size = radius(s, angle);
        const [c, d] = [Math.cos(angle) * size, Math.sin(angle) * size];
        return path[at].map((value, axis) => value + across[axis] * c + up[axis] * d);
      },
      { closed: true },
    );
  }

  ribbon(path, width, normal, material) {
    const first = this.points.length / 3;
    for (const [at, point] of path.entries()) {
      const along = minus(path[Math.min(at + 1, path.length - 1)], path[Math.max(at - 1, 0)]);
      const side = unit(cross(along, normal));
      const half = (width / 2) * (1 - (0.7 * at) / (path.length - 1));
      for (const sign of [-half, half]) {
        this.points.push(...point.map((value, axis) => value + side[axis] * sign));
        this.normals.push(...normal);
        this.uvs.push(0, 0);
      }
      if (at === 0) continue;
      const a = first + at * 2 - 2;
      for (const corners of [
        [a, a + 1, a + 2],
        [a + 1, a + 3, a + 2],
      ]) {
        this.corners.push(...corners);
        this.materials.push(material);
      }
    }
    return this;
  }

  add(other, place = {}) {
    const { point, direction } = placed(place);
    const first = this.points.length / 3;
    for (let at = 0; at < other.points.length; at += 3) {
      this.points.push(...point(other.points.slice(at, at + 3)));
      this.normals.push(...direction(other.normals.slice(at, at + 3)));
    }
    for (const value of other.uvs) this.uvs.push(value);
    for (const corner of other.corners) this.corners.push(corner + first);
    for (const material of other.materials) this.materials.push(material);
    return this;
  }

  #triangle(a, b, c, material) {
    this.corners.push(a, b, c);
    this.materials.push(material);
    const { points, normals } = this;
    const at = (corner) => [points[corner * 3], points[corner * 3 + 1], points[corner * 3 + 2]];
    const normal = cross(minus(at(b), at(a)), minus(at(c), at(a)));
    for (const corner of [a, b, c]) for (let axis = 0; axis < 3; axis++) normals[corner * 3 + axis] += normal[axis];
  }
}

function framesOf(path) {
  let across = null;
  return path.map((_, at) => {
    const along = unit(minus(path[Math.min(at + 1, path.length - 1)], path[Math.max(at - 1, 0)]));
    const before = across ?? (Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
    const up = unit(cross(along, before));
    across = cross(up, along);
    return [across, up];
  });
}
