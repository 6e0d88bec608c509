import { afterEach, describe, expect, it } from '@jest/globals';
import { language } from '../i18n/language.js';
import type { Translated } from '../i18n/languages.js';
import { formatDate, formatDateTime, formatDay, formatSince, formatTime } from './date.js';
import { indianDay } from './indian-day.js';
import { formatCount, formatRupees } from './money.js';

describe('amounts', () => {
  it.each([
    [750, '₹750'],
    [1500, '₹1,500'],
    [123456.5, '₹1,23,456.50'],
    [10000000, '₹1,00,00,000'],
    [37.5, '₹37.50'],
    [0, '₹0'],
    [-250.25, '−₹250.25'],
  ])('amounts of %d rupees read %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('amounts are grouped in lakhs', () => {
    expect(formatCount(1234567)).toBe('12,34,567');
  });
});

describe('instants', () => {
  afterEach(() => language.set({ language: 'en', catalogues: {} }));

  it('instants are shown as day, month and year, and with the time if it matters', () => {
    expect(formatDate('2026-01-05T12:00:00.000Z')).toBe('5 Jan 2026');
    expect(formatDateTime('2026-01-05T12:00:00.000Z')).toMatch(/^5 Jan 2026, 5:30\s?pm$/i);
  });

  it('instants are those of India, wherever the reader is', () => {
    expect(formatDate('2026-01-04T18:29:59.000Z')).toBe('4 Jan 2026');
    expect(formatDate('2026-01-04T18:30:00.000Z')).toBe('5 Jan 2026');
  });

  it('an instant of today has only a time, and other days a date, without line breaks inside', () => {
    const now = new Date('2026-01-05T18:00:00.000Z');
    expect(formatSince(new Date('2026-01-04T18:30:00.000Z'), now)).toMatch(/^12:00[\u00a0\u202f]am$/i);
    expect(formatSince(new Date('2026-01-04T18:29:00.000Z'), now)).toMatch(
      /^4\u00a0Jan\u00a02026, 11:59[\u00a0\u202f]pm$/i,
    );
  });

  it('Tamil evenings have an idiomatic time', () => {
    language.set({ language: 'ta', catalogues: {} });
    expect(formatTime('2026-01-05T13:35:00.000Z')).toBe('மாலை 7:05');
  });

  it('a day is the same one in every time zone', () => {
    expect(formatDay('2026-01-05')).toBe('5 Jan 2026');
  });

  const days: Record<Translated, string> = {
    hi: '5 सितंबर 2026',
    mr: '5 सप्टेंबर, 2026',
    gu: '5 સપ્ટેમ્બર, 2026',
    ta: '5 செப்டம்பர், 2026',
  };

  it.each(Object.entries(days) as [Translated, string][])(
    'instants have the full months and the times of day of %s, in Latin digits',
    (code, day) => {
      language.set({ language: code, catalogues: {} });
      expect(formatDate('2026-09-05T12:00:00.000Z')).toBe(day);
      const time = formatDateTime('2026-09-05T12:00:00.000Z').slice(`${day}, `.length);
      expect(time).toMatch(/(^| )\d{1,2}:\d{2}($| )/);
      expect(time).not.toMatch(/[A-Za-z]/);
    },
  );
});

it('a file is named by the day in India, which begins before that of London', () => {
  expect(indianDay(new Date('2026-01-04T18:29:59Z'))).toBe('2026-01-04');
  expect(indianDay(new Date('2026-01-04T18:30:00Z'))).toBe('2026-01-05');
});
