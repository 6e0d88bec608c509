import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../test/visit.js';

const columns = async () => {
  await visit('/network', { as: 'head' });
  const [table] = await screen.findAllByRole('table');
  return within(table!).getAllByRole('columnheader');
};
const specified = [
  'Sr No',
  'Photo',
  'Referral Code',
  'Level',
  'Date',
  'Commission Type',
  'ID Proof',
  'Pan ID Proof',
  'Member Other Details',
  'Actions',
];

it('the table of members begins with the boxes and the name, and then has the other columns of the first specification', async () => {
  expect((await columns()).map(({ textContent }) => textContent)).toEqual(['', 'Name', ...specified]);
});

it('the table of members hides minor columns on a tablet, and neither the name nor the actions', async () => {
  const all = await columns();
  const hiddenBelow = (rem: string) =>
    all.filter(({ dataset }) => dataset['fromRem'] === rem).map(({ textContent }) => textContent);
  expect(hiddenBelow('65')).toEqual(['Sr No', 'Photo', 'Level', 'Date']);
  expect(hiddenBelow('50')).toEqual(['ID Proof', 'Pan ID Proof']);
});
