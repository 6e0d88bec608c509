export const publicRoutes = [
  ['/', 'Illuminate Your Life with Quality Cotton Wicks', 'Deepam – Quality Cotton Wicks'],
  ['/about', 'About Us', 'About Us – Deepam'],
  ['/plans', 'Membership Plans', 'Membership Plans – Deepam'],
  ['/contact', 'Contact Us', 'Contact Us – Deepam'],
  ['/faq', 'Frequently Asked Questions', 'Frequently Asked Questions – Deepam'],
  ['/promises', 'Our Promises', 'Our Promises – Deepam'],
  ['/privacypolicy', 'Privacy Policy', 'Privacy Policy – Deepam'],
  ['/terms-and-conditions', 'Terms & Conditions', 'Terms & Conditions – Deepam'],
  ['/login', 'Login', 'Login – Deepam'],
  ['/forgot-password', 'Forgot your password?', 'Forgot your password? – Deepam'],
  ['/register', 'Create Account', 'Create Account – Deepam'],
] as const;
