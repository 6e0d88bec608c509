import type { AreaSentences } from '../areas.js';
import { about } from './about.js';
import { app } from './app.js';
import { code } from './code.js';
import { components } from './components.js';
import { contact } from './contact.js';
import { drafts } from './drafts.js';
import { errorCodes } from './error-codes.js';
import { faq } from './faq.js';
import { clientErrors } from './client-errors.js';
import { home } from './home.js';
import { kit } from './kit.js';
import { login } from './login.js';
import { passkey } from './passkey.js';
import { plans } from './plans.js';
import { register } from './register.js';
import { sharedDialogs } from './shared-dialogs.js';

export default {
  app,
  components,
  code,
  passkey,
  'shared-dialogs': sharedDialogs,
  'client-errors': clientErrors,
  'error-codes': errorCodes,
  kit,
  drafts,
  home,
  about,
  plans,
  contact,
  faq,
  login,
  register,
} satisfies AreaSentences<'site'>;
