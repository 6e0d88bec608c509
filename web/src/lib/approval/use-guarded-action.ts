import type { AwaitedApproval } from '@deepam/contracts';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { useRefresh } from '../api/endpoint-query.js';
import type { IdempotencyKey } from '../api/build-request.js';
import { useAction } from '../api/use-action.js';
import { useText } from '../i18n/use-text.js';
import { showToast } from '../toast.js';
import { approvalRequestMessages } from './messages.js';
import { requestPath } from './request-path.js';
import { everyApprovalList } from './who-decides.js';

export interface GuardedAction<Output, Input> {
  mutationFn: (input: Input, key: IdempotencyKey) => Promise<Output>;
  onSuccess?: (output: Output) => unknown;
  onSettled?: () => unknown;
  gcTime?: number;
}
export interface Afterwards<Output> {
  onSuccess: (output: Output) => void;
  onAwaits: () => void;
  onError?: (error: Error) => void;
}

export function useGuardedAction<Output, Input>({ mutationFn, onSuccess, ...options }: GuardedAction<Output, Input>) {
  const t = useText(approvalRequestMessages);
  const refresh = useRefresh();
  const { mutate, isPending, isError, error } = useAction<Output, Input>({
    ...options,
    mutationFn,
    onSuccess: (output) => (isAwaitingApproval(output) ? refresh(...everyApprovalList) : onSuccess?.(output)),
  });
  const begin = (input: Input, then: Afterwards<Output>) =>
    mutate(input, {
      onSuccess: (output) => {
        if (!isAwaitingApproval(output)) return then.onSuccess(output);
        showToast(t('awaits'), 'info', undefined, createElement(Link, { to: requestPath() }, t('seeRequest')));
        then.onAwaits();
      },
      onError: (error) => then.onError?.(error),
    });
  return { mutate: begin, isPending, isError, error };
}

export function isAwaitingApproval(answer: unknown): boolean {
  if (answer instanceof Blob) return answer.type.startsWith('application/json');
  return (answer as Partial<AwaitedApproval> | undefined)?.approval !== undefined;
}
