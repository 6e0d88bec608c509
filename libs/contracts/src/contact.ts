import { z } from 'zod';

/** Who above a member sees their e-mail and address: everyone, the sponsor alone, or nobody. The head always does. */
export const contactReaders = ['upline', 'sponsor', 'company'] as const;
export const contactSeenBy = z.enum(contactReaders);
export type ContactSeenBy = z.infer<typeof contactSeenBy>;

/** Until they choose. */
export const contactSeenByDefault: ContactSeenBy = 'upline';
