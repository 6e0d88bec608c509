/** The page that opens the registration with the sponsor's code filled in. */
export const sponsorLink = (origin: string, referralCode: string): string =>
  `${origin}/register?ref=${encodeURIComponent(referralCode)}`;
