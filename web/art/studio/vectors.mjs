export function shorten(a) {
  const length = Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]) || 1;
  a[0] /= length;
  a[1] /= length;
  a[2] /= length;
}

export function around(n, x, y, z, into, at = 0) {
  const sign = n[2] >= 0 ? 1 : -1;
  const a = -1 / (sign + n[2]);
  const b = n[0] * n[1] * a;
  into[at] = x * (1 + sign * n[0] * n[0] * a) + y * b + z * n[0];
  into[at + 1] = x * sign * b + y * (sign + n[1] * n[1] * a) + z * n[1];
  into[at + 2] = -x * sign * n[0] - y * n[1] + z * n[2];
}
