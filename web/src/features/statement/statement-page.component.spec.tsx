import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { button, dialog, field, sees, textOf } from '../../../test/sees.js';
import { barriers, exampleOf, held, listPage, refused, visit } from '../../../test/visit.js';

const now = new Date('2026-11-24T09:30:00.000Z');
const row = exampleOf('statement')[0]!;
const id = (number: number) => `65f0000000000000000000d${number}`;
const named = (reason: string, number: number) => ({
  ...row,
  _id: id(number),
  kind: 'adjustment' as const,
  reason,
  saleId: null,
  level: null,
  from: null,
  commission: 0,
  earnings: 40,
  amount: 40,
  available: 40,
});
const statement = [row];
const resting = refused(409, 'REQUEST.CONFLICT', 'The service is resting.');
const quick = (name: string) => button(name);
const periods = ({ query }: { query: Readonly<Record<string, string>> }) => ({ from: query['from'], to: query['to'] });
const entry = 'Commission from Asha Patil (SL4HT8WZC), level 1';
const main = () => screen.getByRole('main');

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
    ] as never,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the statement', () => {
  it('the statement shows income as charts and as tables, and every entry in words', async () => {
    const { user } = await visit('/statement', { as: 'member', answers: { statement } });
    await screen.findByRole('img', { name: /Bar chart of income by month\. ₹150 in all/ });
    await screen.findByRole('img', { name: /The most comes from level 1: ₹150/ });
    await sees(entry, main());
    expect(await barriers()).toEqual([]);
    await user.click(await button('Show as table'));
    await sees('₹150', await screen.findByRole('table', { name: 'By month' }));
    expect(await barriers()).toEqual([]);
  });

  it('the statement explains an amount by its sale, rate and levels', async () => {
    const { user } = await visit('/statement', { as: 'member', answers: { statement } });
    await user.click((await screen.findAllByRole('button', { name: 'Why this amount?' }))[0]!);
    const why = await dialog('Why this amount?');
    await sees('Level 1 gets 10% of ₹1,500', why);
    await sees('You received ₹150', why);
    await sees('Not paid: the member at this level didn’t qualify', why);
    expect(await barriers()).toEqual([]);
  });

  it('the statement tells the head what the company keeps of a sale', async () => {
    const share = exampleOf('whyCommission');
    const rows = share.rows.map((one) => ({ ...one, yours: false }));
    const { user } = await visit('/statement?member=65f000000000000000000003', {
      as: 'head',
      answers: { statement, whyCommission: { ...share, rows, companyShare: 1350 } },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Why this amount?' }))[0]!);
    await sees('Kept by the company (unassigned levels): ₹1,350', await dialog('Why this amount?'));
  });

  it.each([
    ['a phone', 360],
    ['a desktop', 1280],
  ])('the statement is limited to a period by days or by one button on %s', async (_what, width) => {
    const { user, server } = await visit('/statement', { as: 'member', width, answers: { statement } });
    await sees(entry, main());
    expect((await quick('All')).getAttribute('aria-pressed')).toBe('true');
    await user.click(await quick('This month'));
    const balances = await screen.findByRole('table', { name: 'Balances for this period' });
    await within(balances).findByRole('row', { name: /^Available ₹100 ₹250$/ });
    expect(location.search).toBe('?from=2026-11-01&to=2026-11-24');
    await waitFor(() =>
      expect(periods(server.callsOf('statement').at(-1)!)).toEqual({ from: '2026-11-01', to: '2026-11-24' }),
    );
    server.answers = { statement: [] };
    await user.click(await quick('Last month'));
    await sees('No entries in this period');
    expect(location.search).toBe('?from=2026-10-01&to=2026-10-31');
    expect(await barriers()).toEqual([]);
    server.answers = { statement };
    await user.click(await quick('This financial year'));
    await sees(entry, main());
    expect((await field('From')).value).toBe('2026-04-01');
  });

  it('the statement takes its period from the address, and two changes of the days at once are both in it', async () => {
    await visit('/statement?from=2026-10-01&to=2026-10-31', { as: 'member', answers: { statement: [] } });
    await sees('No entries in this period');
    expect([(await field('From')).value, (await field('To')).value]).toEqual(['2026-10-01', '2026-10-31']);
    expect((await quick('Last month')).getAttribute('aria-pressed')).toBe('true');
    fireEvent.input(await field('To'), { target: { value: '' } });
    fireEvent.input(await field('From'), { target: { value: '2026-11-25' } });
    await waitFor(() => expect(location.search).toBe('?from=2026-11-25'));
  });

  it('the statement makes no call while the first day is after the last, and explains why', async () => {
    const { server } = await visit('/statement?from=2026-06-02&to=2026-06-01', {
      as: 'member',
      answers: { statement: [] },
    });
    await sees('The start date must be before the end date.');
    await screen.findByRole('heading', { name: 'Income in the last 12 months' });
    expect(screen.queryByRole('button', { name: /^Download:/ })).toBeNull();
    expect([...server.callsOf('statement'), ...server.callsOf('statementBalances')]).toEqual([]);
    expect(await barriers()).toEqual([]);
    fireEvent.input(await field('To'), { target: { value: '2026-06-02' } });
    await sees('No entries in this period');
  });

  it('the statement shows no entries of another period while its own are being loaded, and loads failed balances on request', async () => {
    const late = held(statement);
    const { user, server } = await visit('/statement', { as: 'member', answers: { statement } });
    await sees(entry, main());
    server.answers = { statement: () => late.answer, statementBalances: resting };
    await user.click(await quick('This month'));
    await sees('Couldn’t load the balances.');
    expect(textOf(main())).not.toContain(entry);
    late.come();
    await sees(entry, main());
    server.answers = { statement };
    await user.click(await button('Try again'));
    await screen.findByRole('table', { name: 'Balances for this period' });
  });

  it('the statement is saved as a file of the chosen period', async () => {
    const { user, server } = await visit('/statement?from=2026-01-01&to=2026-01-31', {
      as: 'member',
      answers: { statement },
    });
    await user.click(await button('Download: Statement'));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() =>
      expect(server.callsOf('statementCsv').map(periods)).toEqual([{ from: '2026-01-01', to: '2026-01-31' }]),
    );
  });

  it("the statement of another member has the server's name, whatever the address contains", async () => {
    await visit('/statement?member=65f000000000000000000003&name=Somebody', { as: 'head', answers: { statement } });
    await screen.findByRole('heading', { level: 1, name: /Statement of \W?Asha Patil/ });
    await sees(entry, main());
  });

  it('an unapproved member gets no statement and no file, but a link to the profile', async () => {
    const unapproved = { plan: null, planApproved: false, isApproved: false };
    await visit('/statement', {
      as: 'member',
      answers: {
        membership: { ...exampleOf('membership'), ...unapproved },
        profile: { ...exampleOf('profile'), ...unapproved },
        dashboard: { ...exampleOf('dashboard'), ...unapproved },
      },
    });
    await sees('Complete your profile');
    expect(screen.queryByRole('button', { name: /^Download:/ })).toBeNull();
  });
});

describe('a credit on the statement of a member', () => {
  it('a credit is reversed by the head up to its amount and with a reason', async () => {
    const credit = { ...named('Typed by hand', 1), earnings: 37.5, amount: 37.5, available: 37.5, left: 37.5 };
    const answers = { statement: [credit] };
    const { user, server } = await visit('/statement?member=65f000000000000000000003', { as: 'head', answers });
    await user.click(await button('Reverse'));
    const reversal = await dialog('Reverse this credit');
    await user.clear(await field('Amount', reversal));
    await user.type(await field('Amount', reversal), '37.51');
    await user.click(await button('Reverse', reversal));
    await sees('Enter a reason.', reversal);
    await sees('Enter an amount from ₹0.01 to ₹37.50.', reversal);
    await user.clear(await field('Amount', reversal));
    await user.type(await field('Amount', reversal), '37.50');
    await user.type(await field('Reason', reversal), 'Typed twice');
    expect(await barriers()).toEqual([]);
    server.answers = { statement: [{ ...credit, left: 0 }] };
    await user.click(await button('Reverse', reversal));
    await sees('₹37.50 reversed.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull());
    expect(server.callsOf('correctPosting').map(({ body }) => body)).toMatchObject([{ reason: 'Typed twice' }]);
  });
});

describe('a further page of the statement', () => {
  const pages = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query['cursor'] === undefined
      ? listPage([named('Third lamp', 3), named('Second lamp', 2)], { nextCursor: 'b', total: 3 })
      : listPage([named('First lamp', 1)], { total: 3 });

  it('a failed page of the statement leads back, and is loaded on request', async () => {
    const { user, server } = await visit('/statement', { as: 'member', answers: { statement: pages } });
    await sees('Third lamp');
    server.answers = { statement: (call) => (call.query['cursor'] === undefined ? pages(call) : resting) };
    await user.click(await button('Next'));
    await button('Try again');
    await user.click(await button('Previous'));
    await sees('Third lamp');
    await user.click(await button('Next'));
    (await button('Try again')).focus();
    server.answers = { statement: pages };
    await user.keyboard('{Enter}');
    await sees('First lamp');
    await waitFor(() => expect(document.activeElement?.closest('[data-table]')).not.toBeNull());
  });
});
