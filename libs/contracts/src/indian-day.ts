const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** "2026-01-05": the day that it is in India at that moment. */
export const indianDay = (moment: Date): string => day.format(moment);

/** The first moment of a day such as "2026-01-05" in India, which has one time zone and no summer time. */
export const startOfIndianDay = (text: string): Date => new Date(`${text}T00:00:00+05:30`);

/** The first moment behind such a day. */
export const endOfIndianDay = (text: string): Date => new Date(startOfIndianDay(text).getTime() + 24 * 3_600_000);
