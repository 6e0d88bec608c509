import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';

export const useForgotPassword = () =>
  useAction({ mutationFn: (mobile: string, key) => callApi('forgotPassword', { key, body: { mobile } }) });
