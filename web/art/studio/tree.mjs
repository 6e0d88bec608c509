export function treeOf(mesh) {
  const count = mesh.materials.length;
  const boxOf = boxesOf(mesh, count);
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  const bounds = [];
  const links = [];
  const work = [[0, 0, count]];
  bounds.length = 6;
  links.push(0, 0);
  while (work.length > 0) {
    const [node, from, to] = work.pop();
    const box = around(boxOf, order, from, to);
    for (let side = 0; side < 6; side++) bounds[node * 6 + side] = box[side];
    const middle = to - from <= 3 ? -1 : halved(boxOf, order, from, to);
    if (middle < 0) {
      links[node * 2] = from;
      links[node * 2 + 1] = to - from;
      continue;
    }
    const child = links.length / 2;
    links[node * 2] = child;
    links[node * 2 + 1] = 0;
    links.push(0, 0, 0, 0);
    bounds.length += 12;
    work.push([child, from, middle], [child + 1, middle, to]);
  }
  return { bounds: shared(Float32Array, bounds), links: shared(Int32Array, links), ...arranged(mesh, order) };
}

export function shared(Type, values) {
  const copy = new Type(new SharedArrayBuffer(values.length * Type.BYTES_PER_ELEMENT));
  copy.set(values);
  return copy;
}

function boxesOf({ points, corners }, count) {
  const boxes = new Float32Array(count * 6);
  for (let at = 0; at < count; at++)
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [0, 1, 2].map((corner) => points[corners[at * 3 + corner] * 3 + axis]);
      boxes[at * 6 + axis] = Math.min(a, b, c);
      boxes[at * 6 + 3 + axis] = Math.max(a, b, c);
    }
  return boxes;
}

function around(boxes, order, from, to) {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let at = from; at < to; at++)
    for (let axis = 0; axis < 3; axis++) {
      box[axis] = Math.min(box[axis], boxes[order[at] * 6 + axis]);
      box[axis + 3] = Math.max(box[axis + 3], boxes[order[at] * 6 + axis + 3]);
    }
  return box;
}

const surface = (box) => {
  const [x, y, z] = [box[3] - box[0], box[4] - box[1], box[5] - box[2]];
  return x * y + y * z + z * x;
};

/**
 * Splits the triangles at the smallest two boxes; returns the index of the second part, or -1 if a split does not pay.
 */
function halved(boxes, order, from, to) {
  const bins = 12;
  const centre = (id, axis) => boxes[id * 6 + axis] + boxes[id * 6 + axis + 3];
  let best = { cost: Infinity, axis: 0, limit: 0 };
  for (let axis = 0; axis < 3; axis++) {
    let [low, high] = [Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      low = Math.min(low, centre(order[at], axis));
      high = Math.max(high, centre(order[at], axis));
    }
    if (high - low < 1e-6) continue;
    const parts = Array.from({ length: bins }, () => ({ count: 0, box: around(boxes, order, 0, 0) }));
    for (let at = from; at < to; at++) {
      const id = order[at];
      const part = parts[Math.min(bins - 1, Math.floor(((centre(id, axis) - low) / (high - low)) * bins))];
      part.count++;
      for (let side = 0; side < 3; side++) {
        part.box[side] = Math.min(part.box[side], boxes[id * 6 + side]);
        part.box[side + 3] = Math.max(part.box[side + 3], boxes[id * 6 + side + 3]);
      }
    }
    const costs = costsFrom(parts);
    const back = costsFrom(parts.toReversed()).toReversed();
    for (let bin = 1; bin < bins; bin++) {
      const cost = costs[bin - 1] + back[bin];
      if (cost < best.cost) best = { cost, axis, limit: low + ((high - low) * bin) / bins };
    }
  }
  if (best.cost === Infinity) return to - from > 16 ? (from + to) >> 1 : -1;
  let middle = from;
  for (let at = from; at < to; at++)
    if (centre(order[at], best.axis) < best.limit) {
      [order[at], order[middle]] = [order[middle], order[at]];
      middle++;
    }
  return middle === from || middle === to ? (from + to) >> 1 : middle;
}

function costsFrom(parts) {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  let count = 0;
  return parts.map((part) => {
    count += part.count;
    for (let side = 0; side < 3; side++) {
      box[side] = Math.min(box[side], part.box[side]);
      box[side + 3] = Math.max(box[side + 3], part.box[side + 3]);
    }
    return count === 0 ? 0 : count * surface(box);
  });
}

function arranged({ points, normals, uvs, corners, materials }, order) {
  const triangles = shared(Float32Array, new Float32Array(order.length * 9));
  const tips = shared(Float32Array, new Float32Array(order.length * 15));
  const surfaces = shared(Uint8Array, new Uint8Array(order.length));
  for (const [at, id] of order.entries()) {
    surfaces[at] = materials[id];
    for (let corner = 0; corner < 3; corner++) {
      const tip = corners[id * 3 + corner];
      const length = Math.hypot(normals[tip * 3], normals[tip * 3 + 1], normals[tip * 3 + 2]) || 1;
      for (let axis = 0; axis < 3; axis++) {
        const value = points[tip * 3 + axis];
        triangles[at * 9 + corner * 3 + axis] = corner === 0 ? value : value - triangles[at * 9 + axis];
        tips[at * 15 + corner * 5 + axis] = normals[tip * 3 + axis] / length;
      }
      tips[at * 15 + corner * 5 + 3] = uvs[tip * 2];
      tips[at * 15 + corner * 5 + 4] = uvs[tip * 2 + 1];
    }
  }
  return { triangles, tips, surfaces };
}
