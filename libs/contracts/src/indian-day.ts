const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** "2026-01-05": the day that it is in India at that moment. */
export const indianDay = (moment: Date): string => day.format(moment);
