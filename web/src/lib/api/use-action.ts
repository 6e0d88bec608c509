import { notifyManager, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ActionGuard, contentOf, isSettled } from './action-guard.js';
import type { IdempotencyKey } from './build-request.js';
import { draftKey, forgetDraftKey } from './draft-keys.js';

type Options<Output, Input, Before> = Omit<UseMutationOptions<Output, Error, Input, Before>, 'mutationFn' | 'retry'> & {
  /** Passes the key on to every call that it makes; the server tells the calls apart. */
  mutationFn: (input: Input, key: IdempotencyKey) => Promise<Output>;
  /** The name under which it goes on being the same after its dialog was closed, until an answer has come: for what must not be done twice. */
  draft?: string;
};

/**
 * What a press of a button sets off: every mutation of the product. A second press with the same content is nothing while the
 * first is under way and until its outcome is on the screen; React's own state comes too late for a press 3 ms later.
 */
export function useAction<Output, Input = void, Before = unknown>({
  mutationFn,
  draft,
  ...options
}: Options<Output, Input, Before>): UseMutationResult<Output, Error, Input, Before> {
  const [guard] = useState(() => new ActionGuard());
  const ended = useRef<(() => void)[]>([]);
  const [endings, setEndings] = useState(0);
  // After the drawing in which the dialog has closed, or the form has been cleared.
  useEffect(() => {
    for (const forget of ended.current.splice(0)) forget();
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
      // After the callbacks of the mutation, in the same turn.
      (forget) =>
        notifyManager.schedule(() => {
          ended.current.push(forget);
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
