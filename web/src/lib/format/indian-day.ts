const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The day in India, "2026-01-05", for file names. */
export const indianDay = (moment: Date): string => day.format(moment);
