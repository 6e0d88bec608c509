// Four bytes a dot. The fourth is the kind of film: below 64 cut away, below 128 clear, below 192 gold foil, above
// printed.

export function texel({ data, width, height }, u, v, channel) {
  const x = u <= 0 ? 0 : u >= 1 ? width - 1 : (u * width) | 0;
  const y = v <= 0 ? height - 1 : v >= 1 ? 0 : ((1 - v) * height) | 0;
  return data[(y * width + x) * 4 + channel];
}

export const light = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export const colour = (hex) => [1, 3, 5].map((at) => light[Number.parseInt(hex.slice(at, at + 2), 16)]);
