/**
 * The setting names the uplines that see the e-mail and address of a member: all of them, only the sponsor, or none.
 * The head always sees them.
 */
export const contactReaders = ['upline', 'sponsor', 'company'] as const;
export type ContactSeenBy = (typeof contactReaders)[number];

export const contactSeenByDefault: ContactSeenBy = 'upline';
