import type { SeenBefore } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../test/visit.js';
import { SeenBeforeBadge, SeenBeforeNotice } from './seen-before.js';

const seenBy = (match: SeenBefore['match']): SeenBefore => ({
  kind: 'plan',
  userId: '65f000000000000000000002',
  name: 'Ravi Kulkarni',
  at: '2026-11-01T05:00:00.000Z',
  match,
});
const sameTitle = 'Possible duplicate payment';
const alikeTitle = 'A picture that looks alike was sent before';

it.each<[string, SeenBefore['match'][], string, string, string]>([
  ['the same UTR number', ['number'], 'bad', sameTitle, 'Possible duplicate'],
  ['the same picture', ['picture'], 'bad', sameTitle, 'Possible duplicate'],
  ['the same number among similar pictures', ['likeness', 'number'], 'bad', sameTitle, 'Possible duplicate'],
  ['a picture that only looks alike', ['likeness'], 'warn', alikeTitle, 'Looks alike'],
])('the warning about %s has the colour and the words of its certainty', async (_what, matches, tone, title, badge) => {
  const seen = matches.map(seenBy);
  await show(
    <>
      <SeenBeforeNotice seen={seen} />
      <SeenBeforeBadge seen={seen} />
    </>,
  );
  expect(screen.getByRole('note', { name: title }).dataset['tone']).toBe(tone);
  expect(screen.getByText(badge).className.split(' ')).toContain(tone);
});
