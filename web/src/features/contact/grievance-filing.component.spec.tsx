import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sees } from '../../../test/sees.js';
import { visit } from '../../../test/visit.js';

it('a sent grievance shows its ticket number in place of the form, and moves the focus there', async () => {
  const { user, server } = await visit('/contact#grievances', { as: 'member', width: 360 });
  await user.selectOptions(await screen.findByLabelText('Category'), 'other');
  await user.type(screen.getByLabelText('What happened?'), 'The cotton that came is wet.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const title = await screen.findByRole('heading', { name: 'Your grievance is filed' });
  await sees('GR-2026-000123', title.closest('[role=status]')!);
  expect(server.callsOf('fileOwnGrievance')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(title));
});
