/** Milliseconds: India has one time zone and no summer time. `Intl` takes 8 MB of a process for the same. */
const aheadOfUtc = 5.5 * 3_600_000;
const indianIso = (moment: Date): string => new Date(moment.getTime() + aheadOfUtc).toISOString();

/** "2026-01-05": the day that it is in India at that moment. */
export const indianDay = (moment: Date): string => indianIso(moment).slice(0, 10);

/** "2026-01-05 15:04:00": day and time in India at that moment. */
export const indianTime = (moment: Date): string => indianIso(moment).slice(0, 19).replace('T', ' ');

/** The first moment of a day such as "2026-01-05" in India. */
export const startOfIndianDay = (text: string): Date => new Date(`${text}T00:00:00+05:30`);

/** The first moment behind such a day. */
export const endOfIndianDay = (text: string): Date => new Date(startOfIndianDay(text).getTime() + 24 * 3_600_000);
