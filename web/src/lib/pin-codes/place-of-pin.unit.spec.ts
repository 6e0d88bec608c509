import { indianStates } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { knownPins, placeOfPin } from './place-of-pin.js';

/** The first digit follows the postal zones of India Post. */
const zones: Record<string, RegExp> = {
  1: /^(Delhi|Haryana|Punjab|Himachal Pradesh|Jammu and Kashmir|Ladakh|Chandigarh)$/,
  2: /^(Uttar Pradesh|Uttarakhand)$/,
  3: /^(Rajasthan|Gujarat|Dadra and Nagar Haveli and Daman and Diu)$/,
  4: /^(Maharashtra|Goa|Madhya Pradesh|Chhattisgarh|Dadra and Nagar Haveli and Daman and Diu)$/,
  5: /^(Andhra Pradesh|Telangana|Karnataka|Puducherry)$/,
  6: /^(Tamil Nadu|Kerala|Puducherry|Lakshadweep)$/,
  7: /^(West Bengal|Odisha|Assam|Sikkim|Arunachal Pradesh|Nagaland|Manipur|Mizoram|Tripura|Meghalaya|Andaman and Nicobar Islands)$/,
  8: /^(Bihar|Jharkhand)$/,
};

it.each([
  ['422001', 'Maharashtra', 'Nashik'],
  ['415001', 'Maharashtra', 'Satara'],
  ['431001', 'Maharashtra', 'Chhatrapati Sambhajinagar'],
  ['824101', 'Bihar', 'Aurangabad'],
  ['600001', 'Tamil Nadu', 'Chennai'],
  ['560001', 'Karnataka', 'Bengaluru Urban'],
  ['380001', 'Gujarat', 'Ahmedabad'],
  ['682001', 'Kerala', 'Ernakulam'],
  ['302001', 'Rajasthan', 'Jaipur'],
  ['211001', 'Uttar Pradesh', 'Prayagraj'],
  ['682555', 'Lakshadweep', 'Lakshadweep'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
])('the place of %s is %s, %s', (pin, state, district) => {
  expect(placeOfPin(pin)).toEqual({ state, district });
});

it('the district is empty if it was divided since the lists were made, or several share the code', () => {
  // Palghar left Thane, and Asifabad Adilabad; Leh was divided.
  for (const [pin, state] of [
    ['401404', 'Maharashtra'],
    ['504293', 'Telangana'],
    ['194101', 'Ladakh'],
    ['641601', 'Tamil Nadu'],
  ] as const)
    expect(placeOfPin(pin)).toEqual({ state, district: '' });
});

it('an invalid or unknown PIN code has no place', () => {
  for (const pin of ['', '4', '42200', '000000', '999999', '4220010', '422 001', 'constructor'])
    expect(placeOfPin(pin)).toBeNull();
});

it('the place has a state as the product writes it, in the zone of its first digit, for each of 18 949', () => {
  const states = new Set<string>(Object.values(indianStates));
  const pins = [...knownPins()];
  expect(pins).toHaveLength(18_949);
  const wrong = pins.filter(([pin, { state }]) => !states.has(state) || !(zones[pin[0]!]?.test(state) ?? false));
  expect(wrong).toEqual([]);
  const sure = pins.filter(([, { district }]) => district !== '').length;
  expect(sure / pins.length).toBeGreaterThan(0.6);
  expect(pins.every(([pin, { district }]) => /^\d{6}$/.test(pin) && !/[()&|/]|^[A-Z]+$/.test(district))).toBe(true);
});
