import { endOfIndianDay, type GrievanceState, indianDay, reopenDays } from '@deepam/contracts';

const hour = 3_600_000;
const day = 24 * hour;

/** The Direct Selling Rules 2021 require an acknowledgement within 48 hours. */
export const acknowledgeBy = (filedAt: Date): Date => new Date(filedAt.getTime() + 48 * hour);

/**
 * The same rules require redress within a month of receipt. The deadline is the end of the day in India with the same
 * number a month later, or of the last day of a shorter month.
 */
export function redressBy(receivedAt: Date): Date {
  const [year, month, number] = indianDay(receivedAt).split('-').map(Number) as [number, number, number];
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0));
  const due = Math.min(number, lastOfNext.getUTCDate());
  return endOfIndianDay(`${lastOfNext.toISOString().slice(0, 8)}${String(due).padStart(2, '0')}`);
}

export const reopenUntil = (resolvedAt: Date): Date => new Date(resolvedAt.getTime() + reopenDays * day);

export interface Clocks {
  readonly state: GrievanceState;
  readonly acknowledgeBy: Date;
  readonly redressBy: Date;
}

/** @returns null for a closed ticket */
export function dueBy({ state, acknowledgeBy: acknowledge, redressBy: redress }: Clocks): Date | null {
  switch (state) {
    case 'Received':
      return acknowledge;
    case 'Acknowledged':
    case 'Reopened':
      return redress;
    case 'Resolved':
    case 'Withdrawn':
      return null;
  }
}

export const alarmNames = ['acknowledge-soon', 'acknowledge-late', 'redress-soon', 'redress-late'] as const;
export type AlarmName = (typeof alarmNames)[number];
export interface Alarm {
  readonly name: AlarmName;
  readonly at: Date;
}

function alarmsOf({ state, ...clocks }: Clocks): Alarm[] {
  const acknowledge: Alarm[] = [
    { name: 'acknowledge-soon', at: new Date(clocks.acknowledgeBy.getTime() - 12 * hour) },
    { name: 'acknowledge-late', at: clocks.acknowledgeBy },
  ];
  const redress: Alarm[] = [
    { name: 'redress-soon', at: new Date(clocks.redressBy.getTime() - 5 * day) },
    { name: 'redress-late', at: clocks.redressBy },
  ];
  switch (state) {
    case 'Received':
      return [...acknowledge, ...redress];
    case 'Acknowledged':
    case 'Reopened':
      return redress;
    case 'Resolved':
    case 'Withdrawn':
      return [];
  }
}

/** @param sent the alarms that the head has received already */
export const nextAlarm = (clocks: Clocks, sent: readonly AlarmName[]): Alarm | null =>
  alarmsOf(clocks).find(({ name }) => !sent.includes(name)) ?? null;

/** Several alarms can be due after an outage; only the last one is worth sending. */
export const dueAlarms = (clocks: Clocks, sent: readonly AlarmName[], now: Date): AlarmName[] =>
  alarmsOf(clocks).flatMap(({ name, at }) => (at <= now && !sent.includes(name) ? [name] : []));
