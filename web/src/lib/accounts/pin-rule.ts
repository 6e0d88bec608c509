/** Five tries find common PINs, so those are rejected; the result is null for a good PIN. */
export function pinFault(pin: string): 'digits' | 'easy' | null {
  if (!/^\d{4,6}$/.test(pin)) return 'digits';
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => Number(digit) - Number(pin[at])));
  const isRun = steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
  const isYear = /^(19|20)\d\d$/.test(pin);
  const isPair = pin.length % 2 === 0 && pin === pin.slice(0, 2).repeat(pin.length / 2);
  return isRun || isYear || isPair ? 'easy' : null;
}
