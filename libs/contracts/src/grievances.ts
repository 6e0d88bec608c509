/** What a complaint is about, as the register of the Direct Selling Rules 2021 sorts it. */
export const grievanceCategories = ['money', 'delivery', 'conduct', 'privacy', 'other'] as const;
export type GrievanceCategory = (typeof grievanceCategories)[number];

/** `Reopened` once at most; `Withdrawn` where the account was closed before the answer. */
export const grievanceStates = ['Received', 'Acknowledged', 'Resolved', 'Reopened', 'Withdrawn'] as const;
export type GrievanceState = (typeof grievanceStates)[number];
/** Those in which somebody waits. */
export const openGrievanceStates = ['Received', 'Acknowledged', 'Reopened'] as const satisfies GrievanceState[];

export const maxGrievanceText = 2_000;
/** Messages of one ticket, from both sides. */
export const maxGrievanceMessages = 50;
/** Days after the answer for which a member may reopen a ticket. */
export const reopenDays = 15;
/** Tickets of one member within 24 hours, and a day of strangers with one mobile from one address. */
export const maxGrievancesADay = 10;
/** And of all strangers who come from one address, such as that of a mobile network. */
export const maxGrievancesOfAddress = 100;
