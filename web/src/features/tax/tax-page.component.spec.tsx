import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { barriers, exampleOf, refused, visit } from '../../../test/visit.js';

const off = { ...exampleOf('taxRates').now!, isOn: false, version: 1, startsOn: '2026-04-01' };
const taxRates = { now: off, versions: [off] };
const register = { ...exampleOf('taxRegister'), owed: 25_430 };
const save = () => button(/^Save version/);

it('the page of the tax on commission turns the deduction on from a later day after a question that names counsel', async () => {
  const { user, server } = await visit('/settings?section=tds', { as: 'head', answers: { taxRates } });
  await sees('TDS is off');
  expect(await barriers()).toEqual([]);
  expect((await save()).disabled).toBe(true);
  await user.click(await screen.findByRole('checkbox', { name: 'Deduct TDS from commission' }));
  await user.clear(await field(/^With a PAN/));
  await user.type(await field(/^With a PAN/), '200');
  fireEvent.input(await field('Effective from'), { target: { value: '2099-04-01' } });
  await user.click(await save());
  await sees('Please enter 0 to 100, with at most two decimal places.');
  await user.clear(await field(/^With a PAN/));
  await user.type(await field(/^With a PAN/), '2,5');
  await user.click(await save());
  const question = await dialog('Change TDS rates?');
  await sees('With a PAN: 2% → 2.5%', question);
  await sees('Get legal advice', question);
  expect(await barriers()).toEqual([]);
  expect(server.callsOf('changeTaxRates')).toEqual([]);
  const next = { ...off, isOn: true, version: 2, rateBasisPoints: 250, startsOn: '2099-04-01' };
  const published = { now: off, versions: [next, off] };
  server.answers = { taxRates: published, changeTaxRates: published };
  await user.click(await button('Publish', question));
  await closed('Change TDS rates?');
  await sees('Scheduled');
  await sees('TDS is off');
  expect(server.callsOf('changeTaxRates')[0]!.body).toMatchObject({
    isOn: true,
    rateBasisPoints: 250,
    startsOn: '2099-04-01',
  });
});

it('the page of the tax on commission shows the register of the quarter of the address, and takes a payment to the government', async () => {
  const tooHigh = refused(409, 'COMMISSION.TAX_DEPOSIT_TOO_HIGH', 'This is more than the tax that was deducted.');
  const answers = { taxRegister: register, addTaxDeposit: tooHigh };
  const { user, server } = await visit('/tax?year=2026&quarter=2', { as: 'head', answers });
  await screen.findByRole('link', { name: 'Asha Patil' });
  await sees('₹25,430');
  expect(server.callsOf('taxRegister').at(-1)!.query).toEqual({ year: '2026', quarter: '2', page: '0' });
  expect(await barriers()).toEqual([]);
  await user.click(await button('January to March'));
  await waitFor(() => expect(location.search).toBe('?year=2026&quarter=4'));
  await user.click(await button('Record payment'));
  const noting = await dialog('Record TDS payment');
  expect((await field(/^Amount/, noting)).value).toBe('25430');
  await user.click(await button('Record payment', noting));
  await sees('Enter the challan number (up to 40 characters).', noting);
  await user.type(await field('Challan number', noting), 'BSR0510308-00019');
  expect(await barriers()).toEqual([]);
  await user.click(await button('Record payment', noting));
  await sees(/Couldn’t record it\. .*more than the tax/, noting);
});

it('the page of the tax on commission offers staff who only read reports neither payments nor rates', async () => {
  await visit('/tax', { as: ['reports'] });
  await sees('TDS payable');
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rates' })).toBeNull();
});
