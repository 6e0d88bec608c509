import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Answers } from '../../../../test/answers.js';
import { button, row, sees } from '../../../../test/sees.js';
import { barriers, exampleOf, held, listPage, refused, visit } from '../../../../test/visit.js';

const bankFile = exampleOf('bankFiles')[0]!;
const open = (bankFiles: Answers['bankFiles'], more: object = {}) =>
  visit('/bank-files', { as: ['payouts'], answers: { bankFiles }, ...more });

it('the list of bank files shows each bank file with its sums and its state, and opens it', async () => {
  const { user } = await open([bankFile]);
  const shown = await row('₹250');
  await sees('Completed', shown);
  await sees('₹245', shown);
  expect(await barriers()).toEqual([]);
  await user.click(shown.querySelector('a')!);
  await waitFor(() => expect(location.pathname + location.search).toBe(`/bank-files?file=${bankFile._id}`));
  await row('DPY7K2M9QX4T');
});

it('the list of bank files is loading until the server answers', async () => {
  const late = held([bankFile]);
  await open(() => late.answer);
  await sees('Loading...');
  late.come();
  await row('₹250');
});

it('an empty list explains the purpose of bank files', async () => {
  await open([]);
  await sees('No bank files yet');
  await sees('Select requested or owed payouts, and create a bank file.');
  expect(await barriers()).toEqual([]);
});

it('the list of bank files offers another try after an error', async () => {
  const { user, server } = await open(refused(503, 'SERVER.UNAVAILABLE', 'Not available now.'));
  await sees('Not available now.');
  server.answers = { bankFiles: [bankFile] };
  await user.click(await button('Try again'));
  await row('₹250');
});

it('the list of bank files asks for the next page with the cursor of the server', async () => {
  const { user, server } = await open(listPage([bankFile], { nextCursor: 'second', total: 21 }));
  await row('₹250');
  await user.click(await button('Next'));
  await waitFor(() => expect(server.callsOf('bankFiles').at(-1)?.query).toMatchObject({ cursor: 'second' }));
});

it('the list of bank files has no barriers in Tamil on a phone', async () => {
  await open([bankFile], { language: 'ta', width: 360 });
  await sees('வங்கிக் கோப்புகள்');
  await sees('முடிந்தது');
  expect(await barriers()).toEqual([]);
});
