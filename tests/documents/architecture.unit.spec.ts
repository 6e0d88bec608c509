import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allEndpoints, listeningServices, subscriptions } from '@deepam/contracts';
import { expect, it } from '@jest/globals';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../docs/architecture/${name}`, import.meta.url));
const dot = readFileSync(pathOf('system.dot'), 'utf8');

function rowsOfEvents(): { event: string; consumers: string[] }[] {
  let publisher = '';
  return [...dot.matchAll(/<tr>(<td.*)<\/tr>/g)].slice(2).flatMap(([, row]) => {
    const [first = '', events = '', consumers = ''] = row!
      .split('</td>')
      .map((cell) => cell.replace(/<[^>]*>/g, '').trim());
    publisher = first || publisher;
    return events.split(', ').map((event) => ({ event, consumers: servicesIn(consumers, publisher) }));
  });
}

function servicesIn(text: string, publisher: string): string[] {
  if (text === 'all five') return [...listeningServices].toSorted();
  if (text === 'the four others') return listeningServices.filter((service) => service !== publisher).toSorted();
  return text.split(', ').toSorted();
}

it('the picture is drawn from its text', () => {
  expect(() => execFileSync(process.execPath, [pathOf('draw.mjs'), '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('the picture of the architecture shows every event and its consumers', () => {
  const expected = subscriptions.map(({ event, services }) => [
    event.type.replace(/^\w+\./, ''),
    [...services].toSorted(),
  ]);
  const shown = rowsOfEvents().map(({ event, consumers }) => [event, consumers]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected));
});

it('the picture of the architecture shows every call between services', () => {
  const text = dot.replaceAll('-\\l', '-').replaceAll('reserve-P', 'reserveP');
  const calls = allEndpoints.filter(({ isInternal }) => isInternal === true).map(({ name }) => name);
  expect(calls.filter((call) => !text.includes(call))).toEqual([]);
});
