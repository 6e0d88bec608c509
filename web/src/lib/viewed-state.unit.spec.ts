import { expect, it } from '@jest/globals';
import { changeTo, stateIn } from './viewed-state.js';

const names = ['search', 'plan', 'order'];

it.each([
  ['plan=Gold&page=3.a.b&search=Asha', 'search=Asha&plan=Gold'],
  ['search=&member=1', ''],
  ['search=a%26b', 'search=a%26b'],
])('the state in "%s" is "%s"', (address, state) => {
  expect(stateIn(new URLSearchParams(address), names)).toBe(state);
});

it('a saved state removes parameters that it does not name, and changes nothing else', () => {
  expect(changeTo('plan=Gold&page=3', names)).toEqual({ search: '', plan: 'Gold', order: '' });
});
