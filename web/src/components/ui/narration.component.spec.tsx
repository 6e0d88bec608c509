import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../test/visit.js';
import { Narration } from './narration.js';

it('a narration may end a line after each sign that joins its parts, and keeps every letter', async () => {
  await show(
    <p>
      <Narration text="UPI/CR/600512345678/ASHA PATIL|SBIN*Payment" />
    </p>,
  );
  const { innerHTML } = screen.getByText('UPI/CR/600512345678/ASHA PATIL|SBIN*Payment');
  expect(innerHTML).toBe('UPI/<wbr>CR/<wbr>600512345678/<wbr>ASHA PATIL|<wbr>SBIN*<wbr>Payment');
});

it('a narration of plain words stays unchanged', async () => {
  await show(
    <p>
      <Narration text="CASH DEPOSIT" />
    </p>,
  );
  expect(screen.getByText('CASH DEPOSIT').innerHTML).toBe('CASH DEPOSIT');
});
