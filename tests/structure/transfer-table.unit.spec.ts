import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transferStates } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { transferEvents, transferTransitions } from '../../services/commission/src/transfers/domain/transfer.js';

const document = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');

const rowsBelow = (heading: string): string[][] =>
  document
    .slice(document.indexOf(heading))
    .split('\n\n', 1)[0]!
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );

const events = ['submitted', 'cancelled', 'released', 'paid', 'paid-again', 'returned', 'failed'] as const;

it('each state is explained', () => {
  const explained = rowsBelow('| state        | meaning').map(([state]) => state);
  expect(explained.toSorted()).toEqual([...transferStates].toSorted());
});

it('the states of a transfer in the architecture change as in the table of the code', () => {
  expect([...events].toSorted()).toEqual([...transferEvents].toSorted());
  const heading = document.split('\n').find((line) => line.startsWith('| from         | submitted'))!;
  expect(
    heading
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  ).toEqual([...events]);
  const expected = transferStates.map((state) => [
    state,
    ...events.map((event) => transferTransitions[state][event] ?? ''),
  ]);
  expect(rowsBelow(heading).toSorted()).toEqual(expected.toSorted());
});

it('the diagram joins the states like the table', () => {
  const drawn = [...document.matchAll(/^ {2}([a-z_]+) --> ([a-z_]+):/gm)].map(([, from, to]) =>
    `${from} ${to}`.replaceAll('_', '-'),
  );
  const moves = transferStates.flatMap((from) => Object.values(transferTransitions[from]).map((to) => `${from} ${to}`));
  expect([...new Set(drawn)].toSorted()).toEqual([...new Set(moves)].toSorted());
});
