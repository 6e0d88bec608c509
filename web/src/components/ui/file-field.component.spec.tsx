import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { button, field, sees, seesNoMore } from '../../../test/sees.js';
import { picture, show } from '../../../test/visit.js';
import { type Upload, upload } from '../../lib/api/upload.js';
import { FileField } from './file-field.js';

function Proof({ onUndecided }: { onUndecided?: (isUndecided: boolean) => void }) {
  const [file, setFile] = useState<File | null>(null);
  return <FileField label="Proof" file={file} onChange={setFile} onUndecided={onUndecided} />;
}

async function choose(file: File, onUndecided?: (isUndecided: boolean) => void) {
  const { user } = await show(<Proof onUndecided={onUndecided} />);
  const input = await field('Proof');
  input.removeAttribute('accept');
  await user.upload(input, file);
  return { user, input };
}

const uploadOf = (file: File, state: Upload['state']): Upload & { tryNow: jest.Mock; giveUp: jest.Mock } => ({
  files: [file],
  state,
  position: 3,
  share: 0.4,
  tryNow: jest.fn(),
  giveUp: jest.fn(),
});

it('a chosen picture is shown with name and size, and removed by its button, which gives the focus back', async () => {
  const { user, input } = await choose(picture('receipt.png'));
  await sees('receipt.png');
  await screen.findByRole('img', { name: 'Preview of the selected image' });
  await sees('1 KB');
  await user.click(await button('Remove'));
  await seesNoMore('receipt.png');
  expect(document.activeElement).toBe(input);
});

it.each([
  ['another kind', new File(['paid'], 'note.txt', { type: 'text/plain' }), 'Please upload a JPEG, PNG or WebP image.'],
  ['nothing', new File([], 'empty.png', { type: 'image/png' }), 'This file is empty. Please choose another one.'],
  ['too much', new File(['a'.repeat(5_300_000)], 'a.png', { type: 'image/png' }), 'File size exceeds 5MB limit.'],
])('a file with %s is rejected, and an optional field continues without it', async (_what, file, sentence) => {
  const undecided = jest.fn();
  const { user, input } = await choose(file, undecided);
  await sees(sentence);
  expect([screen.getByRole('alert').textContent, input.getAttribute('aria-invalid')]).toEqual([sentence, 'true']);
  await waitFor(() => expect(undecided.mock.calls.at(-1)).toEqual([true]));
  await user.click(await button('Continue without it'));
  await seesNoMore(sentence);
  expect(undecided.mock.calls.at(-1)).toEqual([false]);
});

it('a file that is being sent shows its progress, waits for the connection, and can be tried again or given up', async () => {
  const file = picture();
  const { user } = await show(<FileField label="Proof" file={file} onChange={() => undefined} />);
  const show40 = uploadOf(file, 'sending');
  act(() => upload.set(show40));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading, 40%' }).value).toBe(40);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  const waiting = uploadOf(file, 'waiting');
  act(() => upload.set(waiting));
  await user.click(await button('Try now'));
  act(() => upload.set({ ...waiting, state: 'queued' }));
  await sees('Your file is number 3 in the queue.');
  await user.click(await button('Cancel upload'));
  expect([waiting.tryNow, waiting.giveUp].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  act(() => upload.set(null));
});
