import { z } from 'zod';

/**
 * The uplines that see the e-mail and address of a member: all of them, only the sponsor, or none. The head always
 * sees them.
 */
export const contactReaders = ['upline', 'sponsor', 'company'] as const;
export const contactSeenBy = z.enum(contactReaders);
export type ContactSeenBy = z.infer<typeof contactSeenBy>;

export const contactSeenByDefault: ContactSeenBy = 'upline';
