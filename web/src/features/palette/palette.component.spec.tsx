import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, sees } from '../../../test/sees.js';
import { barriers, refused, visit } from '../../../test/visit.js';

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the back office' });
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
const memberPath = '/members/65f000000000000000000002';

describe('the search of the desk', () => {
  it('the desk search opens and closes by the keyboard, and returns the focus', async () => {
    const { user } = await visit('/dashboard', { as: 'head' });
    const opener = await button('Search the back office');
    opener.focus();
    await user.keyboard('{Enter}');
    await field();
    expect(await barriers()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('the desk search finds members by a name, moves the choice by the arrows, and remembers opened results', async () => {
    const { user } = await visit('/dashboard', { as: 'head' });
    await button('Search the back office');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'Asha Patil');
    await screen.findAllByRole('option', { name: /^\W?Asha Patil/ });
    expect(await barriers()).toEqual([]);
    const first = chosen();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).not.toBe(first);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(first);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe(memberPath));
    await screen.findByRole('heading', { level: 1, name: 'Asha Patil' });
    await user.keyboard('{Control>}k{/Control}');
    await sees('Asha Patil', await screen.findByRole('group', { name: 'Recent' }));
    expect(localStorage.getItem('recent')).toContain('Asha Patil');
    await user.keyboard('{Escape}');
    await user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0]!);
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Asha Patil');
  });

  it('the desk search asks for a UTR number if it finds payments', async () => {
    const { user, server } = await visit('/dashboard', { as: 'head' });
    await button('Search the back office');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), '600512345678');
    await screen.findByRole('option', { name: /^Submitted by / });
    expect(server.callsOf('findPaymentReference').at(-1)!.query).toEqual({ utr: '600512345678' });
  });

  it('the desk search finds a payable by the UTR of its transfer, or by our reference', async () => {
    const { user, server } = await visit('/dashboard', { as: ['payouts'] });
    await button('Search the back office');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'dpy7k2m9qx4t');
    await user.click(await screen.findByRole('option', { name: /payout of ₹250/ }));
    expect(server.callsOf('payables').at(-1)!.query).toEqual({ number: 'DPY7K2M9QX4T', limit: '5' });
    await waitFor(() => expect(location.pathname).toBe('/payables'));
    await sees('Showing one result from a link.');
  });
});

describe('the page of a member', () => {
  it('the page of a member shows the head the parts of a member, and the numbers on request', async () => {
    const { user } = await visit(memberPath, { as: 'head' });
    await screen.findByRole('heading', { level: 1, name: 'Asha Patil' });
    await user.click(await screen.findByRole('link', { name: 'Cotton orders' }));
    await waitFor(() => expect(new URLSearchParams(location.search).get('part')).toBe('orders'));
    await sees('5 kg');
    expect(document.body.textContent).not.toContain('ABCPE1234F');
    await user.click((await screen.findAllByRole('button', { name: 'Reveal numbers' }))[0]!);
    await sees('ABCPE1234F');
    expect(await barriers()).toEqual([]);
  });

  it('the page of a member calls no service that the role of the reader excludes', async () => {
    const { user, server } = await visit(memberPath, { as: ['payouts', 'grievances'] });
    await sees('Your role doesn’t include member profiles');
    await sees('which your role doesn’t include');
    const parts = await screen.findByRole('navigation', { name: 'Sections' });
    expect([...parts.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Statement',
      'Payouts',
      'Grievances',
    ]);
    expect(screen.queryByRole('button', { name: 'Reveal numbers' })).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'Asha Patil');
    await sees('No results.');
    const asked = new Set(server.calls.map(({ name }) => name));
    for (const call of [
      'memberNetwork',
      'networkCottonOrders',
      'listAuditTrail',
      'documents',
      'memberDocuments',
    ] as const)
      expect([call, asked.has(call)]).toEqual([call, false]);
  });

  it('the page of a member names an unknown member "Member not found"', async () => {
    const nobody = refused(404, 'NETWORK.MEMBER_NOT_FOUND', 'No such member.');
    await visit('/members/ffffffffffffffffffffffff', {
      as: 'head',
      answers: { memberNetwork: [{ fullNetwork: [], nextCursor: null, total: 0 }], memberAccount: nobody },
    });
    await screen.findByRole('heading', { name: 'Member not found' });
  });
});
