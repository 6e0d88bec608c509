// What is printed on film, four bytes a dot. The fourth says what the film is there: below 64 cut away, below 128 clear, below 192 gold
// foil, above printed.

/** One byte of the dot at u, v (0 to 1, v upwards). */
export function texel({ data, width, height }, u, v, channel) {
  const x = u <= 0 ? 0 : u >= 1 ? width - 1 : (u * width) | 0;
  const y = v <= 0 ? height - 1 : v >= 1 ? 0 : ((1 - v) * height) | 0;
  return data[(y * width + x) * 4 + channel];
}

/** sRGB byte to light. */
export const light = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The light of a colour such as #7a1f2b. */
export const colour = (hex) => [1, 3, 5].map((at) => light[Number.parseInt(hex.slice(at, at + 2), 16)]);
