import { expect, it } from '@jest/globals';
import { markOf, placeIn } from './use-keyset-pages.js';

const mark = markOf('search|asc');
const first = { index: 0, cursor: undefined };

it('the page belongs to the list that it was a page of', () => {
  expect(placeIn(`3.${mark}.YWJj_-`, mark)).toEqual({ index: 3, cursor: 'YWJj_-' });
  expect(placeIn(`3.${mark}.YWJj_-`, markOf('search|desc'))).toEqual(first);
});

it.each([
  null,
  '',
  '3',
  '3.',
  `0.${mark}.a`,
  `-1.${mark}.a`,
  `1e9.${mark}.a`,
  `1.${mark}.`,
  `1.${mark}.a b`,
  `1.${mark}.a.b`,
])('the cursor %j gives the first page', (value) => expect(placeIn(value, mark)).toEqual(first));
