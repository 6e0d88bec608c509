import { indianTime } from '@deepam/contracts';

/** "2026-01-05 15:04:00", Indian time, which spreadsheets know as a date. */
export const csvMoment = indianTime;
