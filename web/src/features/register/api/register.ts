import { normaliseMobile } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';
import { endDraft } from '../../../lib/drafts/drafts.js';
import type { Registration } from '../register-rules.js';

export type Registered = Answer<'register'>;

export const useRegister = () =>
  useAction({
    onSuccess: () => endDraft('register'),
    mutationFn: ({ name, mobile, email, contactSeenBy, referralCode, password }: Registration, key) =>
      callApi('register', {
        key,
        body: {
          name: name.trim(),
          mobile: normaliseMobile(mobile),
          email: email.trim(),
          contactSeenBy,
          referralCode,
          password,
        },
      }),
  });
