import { expect, it } from '@jest/globals';
import { mostPicked, pickedIn, pickedText } from './use-picked-rows.js';

const ids = ['65f000000000000000000001', '65f000000000000000000002'];

it('selected rows belong to the list with these filters only', () => {
  const text = pickedText(ids, 'search=asha');
  expect(pickedIn(text, 'search=asha')).toEqual({ ids, isOther: false });
  expect(pickedIn(text, 'search=ravi')).toEqual({ ids: [], isOther: true });
  expect(pickedIn('', 'search=ravi')).toEqual({ ids: [], isOther: false });
  expect(pickedText([], 'search=asha')).toBe('');
});

it('selected rows are ids, limited to the capacity of an address', () => {
  const many = Array.from({ length: mostPicked + 1 }, (_, place) => place.toString(16).padStart(24, '0'));
  expect(pickedIn(pickedText(many, ''), '').ids).toEqual(many.slice(0, mostPicked));
  expect(pickedIn(`${pickedText(ids, '')}.<script>`, '').ids).toEqual(ids);
});
