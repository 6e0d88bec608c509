// Licences of packages that may be delivered with the product: none asks that the product itself be published.

const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    // The licence covers the font only, which keeps its name.
    'OFL-1.1',
    'Python-2.0',
    'Unlicense',
    'Zlib',
  ],
  // The licence covers its own file; our files stay as they are.
  'MPL-2.0',
  // libvips of sharp: a library of its own, which may be exchanged.
  'LGPL-3.0-or-later',
]);

/**
 * Whether a package under this licence may be delivered.
 * @param expression as SPDX writes it: one licence, or several joined by AND and OR
 */
export function mayBeDelivered(expression) {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain.split(/\s+OR\s+/).some((way) => way.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}
