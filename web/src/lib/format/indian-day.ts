const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** "2026-01-05": the day that it is in India, as files are named by it. */
export const indianDay = (moment: Date): string => day.format(moment);
