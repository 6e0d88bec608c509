export const sponsorLink = (origin: string, referralCode: string): string =>
  `${origin}/register?ref=${encodeURIComponent(referralCode)}`;
