/** Converts light to sRGB bytes: values brighter than paper are compressed below white instead of clipped. */
export function developed(light, exposure) {
  return Uint8Array.from(light, (value) => {
    const bright = value * exposure;
    const bent = bright < knee ? bright : knee + (1 - knee) * (1 - Math.exp(-(bright - knee) / (1 - knee)));
    const share = bent <= 0.0031308 ? bent * 12.92 : 1.055 * bent ** (1 / 2.4) - 0.055;
    return Math.max(0, Math.min(255, Math.round(share * 255)));
  });
}

const knee = 0.55;
