import { QueryClient } from '@tanstack/react-query';
import { expect, it, jest } from '@jest/globals';
import { endOf, laterLink, linksTo, renewLink } from './fresh-link.js';

const link = (exp: number, file = 'a.png') => `/api/files/proofs/${file}?exp=${exp}&to=m.1&sig=x${exp}`;

it('a link has its expiry; one that is stored without it has none', () => {
  expect(endOf(link(1_700_000_000))).toBe(1_700_000_000_000);
  expect(endOf('/api/files/proofs/a.png')).toBeNull();
  expect(laterLink(link(5), link(9))).toBe(link(9));
  expect(laterLink(link(9), link(5))).toBe(link(9));
});

it('a link of a changed session replaces one with the same expiry', () => {
  expect(laterLink(link(5), `${link(5)}z`)).toBe(`${link(5)}z`);
});

it('a link is found anywhere in an answer, without any other link', () => {
  const answer = { pages: [{ items: [{ paymentProof: link(5), other: link(6, 'b.png'), name: null }] }] };
  expect(linksTo('/api/files/proofs/a.png', answer)).toEqual([link(5)]);
});

it('a link is renewed by refetching only its own answer', async () => {
  const client = new QueryClient();
  const [orders, others] = [jest.fn(() => [{ proof: link(9) }]), jest.fn(() => [{ proof: link(9, 'b.png') }])];
  await client.fetchQuery({ queryKey: ['others'], queryFn: others });
  client.setQueryDefaults(['orders'], { queryFn: orders });
  client.setQueryData(['orders'], [{ proof: link(5) }]);
  expect(await renewLink(client, link(5))).toBe(link(9));
  expect(others).toHaveBeenCalledTimes(1);
  client.clear();
});

it('a link stays unchanged without a better one', async () => {
  const client = new QueryClient();
  expect(await renewLink(client, link(5))).toBe(link(5));
});
