export const closingSentences = {
  closeTitle: 'Close your account',
  closeLead: 'For good, when no request, order or payout of yours is open.',
  closeButton: 'Close account…',
  closeAsks: 'This cannot be undone. Save your data before, if you want to keep it.',
  closeEnds: 'All logins and notifications end at once. Your mobile number can register again.',
  closeGoes: 'Your name, picture, e-mail, addresses and mobile leave every screen: others see “Closed account”.',
  closeStays:
    'Your place in the network, its code and the books stay. Those below you keep their places and earn as before.',
  closeMoney: 'Nothing is paid to you afterwards: what would come later goes to the company.',
  closeKept:
    'Name, mobile, numbers and scans stay locked away for the books, as long as the law asks, and are erased then. Nobody is shown them.',
  waiver: 'Your waiver',
  waiverHint:
    '{amount} is on your account. Ask for a payout first, or say here in your own words that you waive exactly this amount.',
  waiverNeeded: 'Please say in your own words that you waive the amount.',
  closeMobile: 'Your mobile number, to confirm',
  closeMobileWrong: 'This is not your mobile number.',
  closeConfirm: 'Close for good',
  closeDone: 'Your account is closed.',
} as const;
