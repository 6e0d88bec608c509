import { indianStates, latinDigits, stateCodes, type StateCode } from '@deepam/contracts';

/**
 * The first digits of a PIN code name a state. Digits that two states share are left out: the address, or else the
 * seller's state, decides then.
 */
const statesByPin: readonly (readonly [first: RegExp, state: StateCode])[] = [
  [/^11/, '07'],
  [/^12/, '06'],
  [/^14[1-9]|^15/, '03'],
  [/^17/, '02'],
  [/^20[1-9]|^2[123578]|^261/, '09'],
  [/^263/, '05'],
  [/^3[0-4]/, '08'],
  [/^36[01345]|^3[78]|^39[0-57-9]/, '24'],
  [/^40[0-24-9]|^4[1-4]/, '27'],
  [/^403/, '30'],
  [/^4[5-8]/, '23'],
  [/^49/, '22'],
  [/^50[0-9]/, '36'],
  [/^5[12]/, '37'],
  [/^5[67]|^58|^59/, '29'],
  [/^60[0-46]|^6[1-4]/, '33'],
  [/^67[0-24-9]|^68[013-9]|^69/, '32'],
  [/^70|^71|^72|^73[0-68-9]|^74[0-3]/, '19'],
  [/^7[56]|^77/, '21'],
  [/^78/, '18'],
  [/^744/, '35'],
];
/** Longer names come first, since a short one may be part of a longer one. */
const named = stateCodes
  .map((code) => [indianStates[code].toLowerCase(), code] as const)
  .toSorted(([a], [b]) => b.length - a.length);

/**
 * The last state name in the address wins, then its PIN code. If the address has neither, the supply counts as made at
 * the seller's place (IGST Act, section 10).
 * @returns null if the address names no state
 */
export function stateOf(address: string | null): StateCode | null {
  if (address === null) return null;
  const text = latinDigits(address).toLowerCase();
  const found = named
    .map(([name, code]) => ({ code, at: lastWord(text, name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)[0];
  if (found) return found.code;
  const pin = /(?<!\d)([1-8]\d{2})\s?(\d{3})(?!\d)/.exec(text);
  if (!pin) return null;
  return statesByPin.find(([first]) => first.test(`${pin[1]}${pin[2]}`))?.[1] ?? null;
}

function lastWord(text: string, name: string): number {
  const at = text.lastIndexOf(name);
  const isPart = /\p{L}/u.test(text.charAt(at - 1)) || /\p{L}/u.test(text.charAt(at + name.length));
  return at >= 0 && isPart ? -1 : at;
}
