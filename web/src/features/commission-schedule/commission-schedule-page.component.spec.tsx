import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const present = exampleOf('showCommissionSchedule');
const open = (answers: object = {}) => visit('/commission-schedule', { as: 'head', answers });
const level = (number: number) => field(`Level ${number} %`);
const confirm = () => dialog('Change the commission schedule?');
async function enter(user: UserEvent, number: number, text: string): Promise<void> {
  await user.clear(await level(number));
  await user.type(await level(number), text);
}

it('the commission schedule marks a wrong rate, and previews a right one before it is saved', async () => {
  const { user } = await open();
  await enter(user, 10, '1.234');
  await sees('Use at most two decimal places.');
  await enter(user, 10, '95');
  await sees('All levels together cannot exceed 100% of a sale.');
  expect(await barriers()).toEqual([]);
  await enter(user, 10, '1,5');
  await sees('₹37.50');
  await sees('now ₹25');
  expect(await barriers()).toEqual([]);
});

it('the commission schedule is saved by the keyboard only after a question that lists the changes', async () => {
  const { user, server } = await open();
  await enter(user, 10, '1.5');
  await user.keyboard('{Enter}');
  const question = await confirm();
  await sees('Level 10: 1% → 1.5%', question);
  await sees('Applies to sales from now on.', question);
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('changeCommissionSchedule')).toEqual([]);
  (await button('Publish', question)).focus();
  await user.keyboard('{Enter}');
  await sees('is live.');
  await closed('Change the commission schedule?');
  expect(server.callsOf('changeCommissionSchedule').map(({ body }) => body)).toEqual([
    { version: 1, ratesBasisPoints: present.ratesBasisPoints.with(9, 150), levelsByPlan: present.levelsByPlan },
  ]);
});

it('the commission schedule is loaded again after a change by another person, and nothing is overwritten', async () => {
  const conflict = refused(409, 'COMMISSION.SCHEDULE_CHANGED');
  const { user, server } = await open({ changeCommissionSchedule: conflict });
  await enter(user, 10, '1.5');
  await user.click(await button('Save version 2'));
  await user.click(await button('Publish', await confirm()));
  await sees('Someone else changed the rates.', await confirm());
  const latest = { ...present, version: 2, ratesBasisPoints: present.ratesBasisPoints.with(9, 90) };
  server.answers = { showCommissionSchedule: latest };
  await user.click(await button('Load latest rates', await confirm()));
  await sees('Version 2, since');
  expect((await level(10)).value).toBe('0.9');
});

it.each(['/commission-schedule', '/broadcast', '/audit'])('the commission schedule is closed to %s', async (path) => {
  await visit(path, { as: 'member' });
  await sees('Only the head can open this page.');
  expect(await barriers()).toEqual([]);
});

it.each(['/plans', '/faq'])('the schedule in force is shown on %s, with no income guaranteed', async (path) => {
  const terms = { ...exampleOf('commissionTerms'), ratesBasisPoints: present.ratesBasisPoints.with(0, 950) };
  const commissionTerms = { ...terms, levelsByPlan: { Bronze: 0, Silver: 5, Gold: 9 } };
  const { user } = await visit(path, { answers: { commissionTerms } });
  if (path === '/faq') await user.click(await screen.findByText('How do the commission levels work?'));
  await sees('Current rates: 9.5% of each sale for the direct sponsor. Commission levels: Bronze 0, Silver 5, Gold 9.');
  await sees(/no income is guaranteed/i, screen.getByRole('main'));
});
