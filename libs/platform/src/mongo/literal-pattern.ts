/** A pattern for the database that finds the text as it stands: whatever somebody types is never a pattern of its own. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
