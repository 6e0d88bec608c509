import { expect, it } from '@jest/globals';
import { stateOf } from './place-of-supply.js';

it.each([
  ['12 MG Road, Pune, Maharashtra 411001', '27'],
  ['Delhi Road, Jaipur, RAJASTHAN', '08'],
  ['४, शिवाजी नगर, पुणे ४११००५', '27'],
  ['Anna Salai, Chennai 600 002', '33'],
  ['Panaji 403001', '30'],
  ['Navrangpura, Ahmedabad - 380009', '24'],
  ['Mall Road, Nainital 263001', '05'],
  ['Barasat 743201', '19'],
  ['Main road, Port Blair, Andaman and Nicobar Islands', '35'],
])('%s', (address, state) => {
  expect(stateOf(address)).toBe(state);
});

it.each([
  [null],
  [''],
  ['Near the temple'],
  ['Silvassa 396230'],
  ['Ranchi 834001'],
  ['Pithoragarh 262501'],
  ['call 9876543210'],
  ['Goal Market'],
])('the state of the address %j is unknown', (address) => {
  expect(stateOf(address)).toBeNull();
});
