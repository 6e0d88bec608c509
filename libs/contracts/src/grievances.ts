/** The categories are those of the complaint register of the Direct Selling Rules 2021. */
export const grievanceCategories = ['money', 'delivery', 'conduct', 'privacy', 'other'] as const;
export type GrievanceCategory = (typeof grievanceCategories)[number];

export const grievanceStates = ['Received', 'Acknowledged', 'Resolved', 'Reopened', 'Withdrawn'] as const;
export type GrievanceState = (typeof grievanceStates)[number];
/** The member or the visitor waits for an answer in these states. */
export const openGrievanceStates = ['Received', 'Acknowledged', 'Reopened'] as const satisfies GrievanceState[];

export const maxGrievanceText = 2_000;
/** The limit counts messages of both sides. */
export const maxGrievanceMessages = 50;
export const reopenDays = 15;
export const maxGrievancesADay = 10;
/** This limit also counts the grievances of all strangers with one address, such as that of a mobile network. */
export const maxGrievancesOfAddress = 100;
