/** 5 MB. */
export const maxFileBytes = 5_242_880;
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Scans of KYC documents may be PDF as well. */
export const documentTypes: readonly string[] = [...imageTypes, 'application/pdf'];
/** What a phone's camera gives; browsers make larger photos smaller before they send them. */
export const maxImagePixels = 24_000_000;
