import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { exampleOf, picture, refused, speak, visit } from '../../../test/visit.js';

const focusOn = (matches: (element: Element) => boolean) =>
  waitFor(() => expect(matches(document.activeElement!)).toBe(true));

it('the form of a dialog starts at its first field, and gives the focus back to its button by Escape', async () => {
  const { user } = await visit('/adduser', { as: 'member' });
  const opener = await button('Add Member');
  await waitFor(() => expect(opener.disabled).toBe(false));
  opener.focus();
  await user.keyboard('{Enter}');
  const form = await dialog('Add Member');
  const name = await field('Name', form);
  await focusOn((element) => element === name);
  await user.keyboard('{Escape}');
  await closed('Add Member');
  await focusOn((element) => element === opener);
});

it('the form of a dialog asks before it discards input, and closes without a question when it is empty', async () => {
  const { user } = await visit('/dashboard', { as: 'member' });
  await user.click(await button('Request Cotton'));
  await user.type(await field('Quantity (kg)', await dialog('Request Cotton')), '3');
  await user.keyboard('{Escape}');
  await user.click(await button('Keep editing', await dialog('Discard changes?')));
  expect((await field('Quantity (kg)', await dialog('Request Cotton'))).value).toBe('3');
  await user.keyboard('{Escape}');
  await user.click(await button('Discard', await dialog('Discard changes?')));
  await closed('Request Cotton');
  await user.click(await button('Request Cotton'));
  await dialog('Request Cotton');
  await user.keyboard('{Escape}');
  await closed('Request Cotton');
});

it('a file error is shown in the language of the page', async () => {
  const { user } = await visit('/dashboard', { as: 'member' });
  await user.click(await button('Request Cotton'));
  const form = await dialog('Request Cotton');
  const note = new File(['paid'], 'note.txt', { type: 'text/plain' });
  const proof = await field('Payment Proof', form);
  proof.removeAttribute('accept');
  await user.upload(proof, note);
  await sees('Please upload a JPEG, PNG or WebP image, or a PDF.', form);
  await speak('ta');
  await sees('JPEG, PNG அல்லது WebP படம், அல்லது PDF-ஐத் தேர்ந்தெடுக்கவும்.');
});

it('the form of a dialog marks the field that the server rejected, and moves the focus there', async () => {
  const taken = refused(409, 'IDENTITY.MOBILE_TAKEN', 'Registered already.');
  const { user } = await visit('/adduser', { as: 'member', answers: { addMember: taken } });
  await waitFor(async () => expect((await button('Add Member')).disabled).toBe(false));
  await user.click(await button('Add Member'));
  const form = await dialog('Add Member');
  await user.type(await field('Name', form), 'Chitra Rao');
  await user.type(await field('Password', form), 'lamp of Chitra');
  await user.type(await field(/^Mobile/, form), '9876543210');
  await user.selectOptions(await field('Plan', form), 'Silver');
  await user.upload(await field(/Plan Proof/, form), picture());
  await user.click(await button('Add Member', form));
  await focusOn((element) => element.matches('[name=mobile][aria-invalid=true]'));
  expect(
    within(form)
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['Registered already.']);
});

it('the button has the focus after a rejection, and the dialog below has it after closing', async () => {
  const membership = { ...exampleOf('membership'), plan: null, planApproved: false };
  const faster = refused(409, 'REQUEST.CONFLICT', 'Somebody else was faster.');
  const { user } = await visit('/plans', {
    as: 'member',
    answers: { membership, listUnfinishedPayments: [], requestPlanProof: faster },
  });
  await user.click(await button(/^Choose Plan/));
  await focusOn((element) => element.matches('h2') && element.textContent === 'Confirm Enrollment');
  await user.click(await button('UPI Payment', await dialog('Confirm Enrollment')));
  const payment = await dialog('UPI Payment');
  await focusOn((element) => element.matches('h2') && element.textContent === 'UPI Payment');
  await user.click(await field(/^UTR/, payment));
  await user.paste('1234 5678 9012');
  expect((await field(/^UTR/, payment)).value).toBe('123456789012');
  await user.upload(await field('Upload Plan Proof', payment), picture());
  await user.click(await button('Submit Proof', payment));
  await sees('Somebody else was faster', payment);
  await focusOn((element) => element.matches('button[type=submit]'));
  await user.keyboard('{Escape}');
  await user.click(await button('Discard', await dialog('Discard changes?')));
  await closed('UPI Payment');
  const confirm = await dialog('Confirm Enrollment');
  await focusOn((element) => element.matches('button') && confirm.contains(element));
});

it('a form of bulk work is left by Escape, and the running work is listed', async () => {
  const list = exampleOf('memberNetwork')[0]!;
  const anu = { ...list.fullNetwork[0]!, name: 'Anu', isApproved: false, plan: null, planApproved: false };
  const memberNetwork = [{ ...list, fullNetwork: [anu] }];
  const under = { state: 'running' as const, endedAt: null, done: 0 };
  const running = { ...exampleOf('networkWork'), ...under };
  const answers = { memberNetwork, networkWorks: [], networkWork: running };
  const { user, server } = await visit('/network?show=unapproved', { as: 'head', answers });
  await user.click(await within(document.body).findByRole('checkbox', { name: 'Select Anu' }));
  await user.click(await button('Approve registrations (1)'));
  const confirm = await dialog('Confirm Action');
  server.answers = { ...answers, networkWorks: [{ ...exampleOf('networkWorks')[0]!, ...under }] };
  await user.click(await button('Proceed', confirm));
  await button('Stop', confirm);
  server.answers = {
    ...answers,
    networkWorks: [{ ...exampleOf('networkWorks')[0]!, endedAt: new Date().toISOString() }],
  };
  await user.keyboard('{Escape}');
  await closed('Confirm Action');
  await sees('1 done, 0 failed.', await within(document.body).findByRole('list', { name: 'Bulk actions' }));
  expect(server.callsOf('stopNetworkWork')).toEqual([]);
});
