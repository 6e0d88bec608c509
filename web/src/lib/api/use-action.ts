import { notifyManager, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ActionGuard, contentOf, isSettled } from './action-guard.js';
import type { IdempotencyKey } from './build-request.js';
import { draftKey, forgetDraftKey } from './draft-keys.js';

type Options<Output, Input, Before> = Omit<UseMutationOptions<Output, Error, Input, Before>, 'mutationFn' | 'retry'> & {
  /** All calls of the action share the key; the server distinguishes the calls. */
  mutationFn: (input: Input, key: IdempotencyKey) => Promise<Output>;
  /**
   * A reopened dialog continues the action of this draft until an answer comes, for actions that must not be executed
   * twice.
   */
  draft?: string;
};

/**
 * Every mutation of the product uses this hook. A second press with the same content is ignored until the outcome is
 * shown; React's own state is too late for a press 3 ms later.
 */
export function useAction<Output, Input = void, Before = unknown>({
  mutationFn,
  draft,
  ...options
}: Options<Output, Input, Before>): UseMutationResult<Output, Error, Input, Before> {
  const [guard] = useState(() => new ActionGuard());
  const ended = useRef<(() => void)[]>([]);
  const [endings, setEndings] = useState(0);
  // The effect runs after the dialog has closed, or the form has been cleared.
  useEffect(() => {
    for (const release of ended.current.splice(0)) release();
  }, [endings]);

  const mutation = useMutation({
    ...options,
    retry: false,
    mutationFn: async (input: Input) => {
      const content = contentOf(input);
      const key = draft === undefined ? guard.keyOf(content) : draftKey(draft);
      const settle = (error?: unknown) => {
        guard.settle(content, error);
        if (draft !== undefined && isSettled(error)) forgetDraftKey(draft, key);
      };
      try {
        const output = await mutationFn(input, key);
        settle();
        return output;
      } catch (error) {
        settle(error);
        throw error;
      }
    },
  });

  const mutateAsync: typeof mutation.mutateAsync = (...args) =>
    guard.once(
      contentOf(args[0]),
      () => mutation.mutateAsync(...args),
      // The callbacks of the mutation run earlier in the same turn.
      (release) =>
        notifyManager.schedule(() => {
          ended.current.push(release);
          setEndings((count) => count + 1);
        }),
    );

  return {
    ...mutation,
    mutateAsync,
    mutate: (...args) => void mutateAsync(...args).catch(() => undefined),
    reset: () => {
      guard.forgetKeys();
      mutation.reset();
    },
  };
}
