import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, closed, dialog, field, row, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const nobody = [{ fullNetwork: [], nextCursor: null, total: 0 }];
const list = exampleOf('memberNetwork')[0]!;
const withMember = (changes: object) => [{ ...list, fullNetwork: [{ ...list.fullNetwork[0]!, ...changes }] }];
const open = (address: string, answers: object = {}) => visit(address, { as: 'head', answers });

describe('the members of the network', () => {
  it('members are sorted by the header of a column, which shows the order', async () => {
    const { user, server } = await open('/network');
    const header = () => screen.findByRole('columnheader', { name: 'Name' });
    expect((await header()).getAttribute('aria-sort')).toBe('none');
    for (const order of ['ascending', 'descending', 'ascending']) {
      (await button('Name', await header())).focus();
      await user.keyboard('{Enter}');
      await waitFor(async () => expect((await header()).getAttribute('aria-sort')).toBe(order));
    }
    expect(location.search).toBe('?sort=name&order=asc');
    expect(server.callsOf('memberNetwork').map(({ query }) => `${query['sort']} ${query['order']}`)).toEqual(
      expect.arrayContaining(['name asc', 'name desc']),
    );
    expect(await barriers()).toEqual([]);
  });

  it('filtered members are called "members", without mention of a search', async () => {
    await open('/network?show=approved', { memberNetwork: nobody });
    await sees('No matching members');
    expect(screen.queryByText(/Try another search/)).toBeNull();
  });

  it('an unsuccessful search shows advice about the search', async () => {
    await open('/network?search=nobody', { memberNetwork: nobody });
    await sees('Try another search, or clear the filters.');
  });

  it('a linked member is the only one in the list until all are requested', async () => {
    const { user, server } = await open('/network?member=65f000000000000000000002');
    await row('Asha Patil');
    expect(server.callsOf('memberNetwork')[0]!.query).toMatchObject({ memberId: '65f000000000000000000002' });
    await sees('Showing one result from a link.');
    await user.click(await button('Show all'));
    await waitFor(() => expect(location.search).toBe(''));
  });
});

describe('a decision about a member', () => {
  it('a failed decision shows the reason in its dialog', async () => {
    const { user } = await open('/network', {
      memberNetwork: withMember({}),
      approvePlan: refused(409, 'REQUEST.CONFLICT', 'Somebody else was faster.'),
    });
    await user.click(await button('Update Plan', await row('Asha Patil')));
    await user.click(await button('Update Plan', await dialog('Update Plan')));
    const confirm = await dialog('Confirm Action');
    await user.click(await button('Proceed', confirm));
    await sees('Something went wrong. Somebody else was faster.', confirm);
  });

  it('the head adds earnings by hand after the amount is checked, and the message names the member', async () => {
    const { user, server } = await open('/network', {
      addEarnings: refused(503, 'SERVER.UNAVAILABLE', 'The till is shut.'),
    });
    await user.click(await button('View Details', await row('Asha Patil')));
    await user.click(await button('Add Earnings', await dialog('Member Details')));
    const add = await dialog('Add Earnings');
    await user.type(await field('Amount in rupees', add), '{Enter}');
    await sees('Enter at least ₹0.01', add);
    expect(await barriers()).toEqual([]);
    await user.type(await field('Amount in rupees', add), '37.5{Enter}');
    await sees('An error occurred while adding earnings. Please try again.', add);
    server.answers = {};
    await user.click(await button('Add Earnings', add));
    await sees('₹37.50 added to the earnings of Asha Patil.');
    expect(server.callsOf('addEarnings').at(-1)!.body).toMatchObject({
      earning: 37.5,
      userId: list.fullNetwork[0]!._id,
    });
  });

  it('a taken mobile is marked at its field', async () => {
    const taken = refused(409, 'IDENTITY.MOBILE_TAKEN', 'This mobile number is registered already.');
    const { user } = await open('/network', { correctMobile: taken });
    await user.click(await button('View Details', await row('Asha Patil')));
    await user.click(await button('Change mobile number', await dialog('Member Details')));
    const correct = await dialog('Change mobile number');
    await user.type(await field('New mobile number', correct), '9876543211{Enter}');
    await sees('This mobile number is registered already.', correct);
    const input = await field('New mobile number', correct);
    await waitFor(() => expect([input.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', input]));
    await user.click(await button('Cancel', correct));
    await closed('Change mobile number');
  });

  it('a suspension is shown in the list before the list is loaded again', async () => {
    const account = { suspension: null, changes: [] };
    const { user, server } = await open('/network', { memberAccount: account });
    await user.click(await button('View Details', await row('Asha Patil')));
    const details = await dialog('Member Details');
    await user.click(await button('Suspend', details));
    const suspend = await dialog('Suspend this member?');
    await user.type(await field('Reason', suspend), 'Asked for by phone');
    server.answers = { memberAccount: exampleOf('memberAccount') };
    await user.click(await button('Suspend', suspend));
    await sees('Suspended', await row('Asha Patil'));
    await user.click(await button('Reinstate', details));
    const reinstate = await dialog('Reinstate this member?');
    await user.type(await field('Reason', reinstate), 'Called back');
    server.answers = { memberAccount: account };
    await user.click(await button('Reinstate', reinstate));
    await waitFor(async () => expect((await row('Asha Patil')).textContent).not.toContain('Suspended'));
    expect(server.callsOf('suspendMember')[0]!.body).toMatchObject({ reason: 'Asked for by phone' });
  });

  it("a member's numbers are shown on request, and only those of the bank can be copied", async () => {
    const { user } = await open('/network');
    await user.click(await button('View Details', await row('Asha Patil')));
    const details = await dialog('Member Details');
    await button('Reveal numbers', details);
    expect(details.textContent).not.toContain('999941057058');
    await user.click(await button('Reveal numbers', details));
    for (const number of ['999941057058', 'ABCPE1234F', '123456789012', 'SBIN0005943']) await sees(number, details);
    expect(details.querySelectorAll('button[aria-label^=Copy], button[title^=Copy]')).toHaveLength(2);
    expect(await barriers()).toEqual([]);
    await user.click(await button('Hide numbers', details));
    await waitFor(() => expect(details.textContent).not.toContain('999941057058'));
  });
});
