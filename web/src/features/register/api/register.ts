import { normaliseMobile } from '@deepam/contracts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import type { Registration } from '../register-rules.js';

export type Registered = Answer<'register'>;

export const useRegister = () =>
  useMutation({
    mutationFn: ({ name, mobile, email, referralCode, password }: Registration) =>
      callApi('register', {
        body: { name: name.trim(), mobile: normaliseMobile(mobile), email: email.trim(), referralCode, password },
      }),
  });
