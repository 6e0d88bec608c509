import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../test/visit.js';

it('the table of Your Network begins with the columns of the first specification, and adds Your Commission as the last one', async () => {
  await visit('/adduser', { as: 'member' });
  const table = await screen.findByRole('table', { name: 'Your Network' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sr No',
    'Date',
    'Commission Type',
    'From Member Code',
    'From Member Name',
    'Earnings',
    'Commission',
    'Total Income',
    'View Details',
    'Your Commission',
  ]);
});

it('the network table omits on a tablet the columns that the details repeat, so that the buttons cover no income', async () => {
  await visit('/adduser', { as: 'member' });
  const table = await screen.findByRole('table', { name: 'Your Network' });
  const left = within(table)
    .getAllByRole('columnheader')
    .filter(({ dataset }) => dataset['fromRem'] === undefined);
  expect(left.map(({ textContent }) => textContent)).toEqual([
    'From Member Code',
    'From Member Name',
    'Earnings',
    'Commission',
    'View Details',
    'Your Commission',
  ]);
});
