const indianTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "2026-01-05 15:04:00", Indian time, which spreadsheets know as a date. */
export const csvMoment = (moment: Date): string => indianTime.format(moment);
