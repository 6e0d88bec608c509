/** The page that opens the registration with the sponsor's code filled in. */
export const sponsorLink = (origin: string, referralCode: string): string =>
  `${origin}/register?ref=${encodeURIComponent(referralCode)}`;

/** Opens WhatsApp with a message to send, on a phone or on the web. */
export const whatsappLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
