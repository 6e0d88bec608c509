const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

export const indianDay = (moment: Date): string => day.format(moment);
