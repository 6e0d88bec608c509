const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

function checkSign(first: string): string {
  const sum = [...first].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36]!;
}

/** A GSTIN consists of state, PAN, number of the registration and check sign. */
export const isGstin = (text: string): boolean => shape.test(text) && checkSign(text.slice(0, 14)) === text[14];
