import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { button, closed, dialog, field, row, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const filed = exampleOf('fileGrievance');
const own = exampleOf('listOwnGrievances')[0]!;
const received = { ...own, ticket: filed.ticket, state: 'Received' as const, messages: [], acknowledgedAt: null };
const resolved = {
  ...own,
  state: 'Resolved' as const,
  resolvedAt: '2026-11-20T09:30:00.000Z',
  reopenUntil: '2099-01-01T00:00:00.000Z',
};

it('a grievance of a visitor needs its subject, and shows the ticket number', async () => {
  const { user, server } = await visit('/contact');
  await user.click(await button('File or follow a grievance'));
  const form = await screen.findByRole('region', { name: 'File a grievance' });
  await user.click(await button('Send', form));
  await sees('Choose a category', form);
  expect(await barriers()).toEqual([]);
  await user.type(await field('Your name', form), 'Asha <b>Patil</b>');
  await user.type(await field('Mobile number', form), '9876543210');
  await user.selectOptions(await field('Category', form), 'Delivery');
  await user.type(await field('What happened?', form), 'The kit has not come.');
  await user.click(await button('Send', form));
  await sees(filed.ticket);
  expect(server.callsOf('fileGrievance')[0]!.body).toMatchObject({ name: 'Asha <b>Patil</b>', category: 'delivery' });
});

it('a grievance is looked up by its ticket and mobile, and shows markup as text', async () => {
  const { user, server } = await visit('/contact', {
    answers: {
      lookUpGrievance: refused(404, 'GRIEVANCES.NOT_FOUND' as never, 'No ticket fits this number and mobile.'),
    },
  });
  await user.click(await button('File or follow a grievance'));
  const look = await screen.findByRole('region', { name: 'Check ticket status' });
  await user.type(await field('Ticket number', look), own.ticket.toLowerCase());
  await user.type(await field('Mobile number', look), '9876543210');
  await user.click(await button('Check status', look));
  await sees(/No ticket fits this number and mobile/, look);
  server.answers = { lookUpGrievance: { ...exampleOf('lookUpGrievance'), text: '<img src=x onerror=alert(1)>' } };
  await user.click(await button('Check status', look));
  const found = await within(look).findByRole('article', { name: own.ticket });
  await sees('<img src=x onerror=alert(1)>', found);
  expect(found.querySelector('img')).toBeNull();
});

it("a member's grievance needs no name, and is listed under their own", async () => {
  const { user, server } = await visit('/contact#grievances', { as: 'member', answers: { listOwnGrievances: [] } });
  await screen.findByRole('region', { name: 'File a grievance' });
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await user.selectOptions(await field('Category'), 'Payments');
  await user.type(await field('What happened?'), 'My payout has not come.');
  server.answers = { listOwnGrievances: [received] };
  await user.click(await button('Send'));
  await sees('Received', await screen.findByRole('article', { name: filed.ticket }));
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('fileOwnGrievance')[0]!.body).toMatchObject({
    category: 'money',
    text: 'My payout has not come.',
  });
});

it('a resolved grievance is reopened by its member once', async () => {
  const { user, server } = await visit('/contact#grievances', {
    as: 'member',
    answers: { listOwnGrievances: [resolved] },
  });
  const article = () => screen.findByRole('article', { name: own.ticket });
  await user.click(await button('Reopen', await article()));
  const question = await dialog('Reopen this grievance?');
  await user.type(await field('What happened?', question), 'It is still not there.');
  const reopened = {
    ...resolved,
    state: 'Reopened' as const,
    reopenedAt: '2026-11-21T09:30:00.000Z',
    reopenUntil: null,
  };
  server.answers = { listOwnGrievances: [reopened], reopenGrievance: reopened };
  await user.click(await button('Reopen', question));
  await closed('Reopen this grievance?');
  await sees('Reopened', await article());
  expect(within(await article()).queryByRole('button', { name: 'Reopen' })).toBeNull();
  expect(server.callsOf('reopenGrievance')).toHaveLength(1);
});

it('a grievance that another clerk has resolved keeps the typed answer and shows an error', async () => {
  const gone = refused(409, 'REQUEST.CONFLICT', 'This grievance was resolved already.');
  const { user, server } = await visit('/grievances', { as: ['grievances'], answers: { replyToGrievance: gone } });
  await user.click(await button('View', await row(own.ticket)));
  const answering = await dialog(own.ticket);
  await user.type(await field('Reply', answering), 'It comes tomorrow.');
  server.answers = { replyToGrievance: gone, listGrievances: [] };
  await user.click(await button('Send reply', answering));
  await within(answering).findByRole('alert');
  await waitFor(() => expect(screen.queryAllByRole('row')).toHaveLength(0));
  expect((await field('Reply', answering)).value).toBe('It comes tomorrow.');
});
