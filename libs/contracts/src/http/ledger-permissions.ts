export const seeingLedgers = ['payouts', 'adjust-money', 'read'] as const;
