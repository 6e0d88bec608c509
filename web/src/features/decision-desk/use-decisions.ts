import { useEffect, useRef, useState } from 'react';
import type { WaitingCase, WaitingQueue } from '../../shared/decisions/waiting-case.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { isAwaitingApproval } from '../../lib/approval/use-guarded-action.js';
import { everyApprovalList } from '../../lib/approval/who-decides.js';
import { showToast } from '../../lib/toast.js';

export interface Failure {
  readonly row: WaitingCase;
  readonly sentence: string;
  readonly reason: string | null;
}

interface Work {
  readonly settled: ReadonlySet<string>;
  readonly sending: number;
  readonly done: number;
  readonly last: string | null;
  readonly failures: readonly Failure[];
}

const nothing: Work = { settled: new Set(), sending: 0, done: 0, last: null, failures: [] };
const without = (failures: readonly Failure[], key: string) => failures.filter(({ row: one }) => one.key !== key);

/** Decisions are sent in the background. Failed decisions are reported, even after the clerk has left the page. */
export function useDecisions(queue: WaitingQueue) {
  const t = useText(approvalRequestMessages);
  const refresh = useRefresh();
  const [work, setWork] = useState(nothing);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function send(one: WaitingCase, reason: string | null): void {
    if ('hasDialogs' in queue) return;
    const { approve, reject, sentences: says } = queue;
    const { key } = one;
    setWork((before) => ({
      ...before,
      settled: new Set([...before.settled, key]),
      sending: before.sending + 1,
      failures: without(before.failures, key),
    }));
    (reason === null ? approve(one) : reject(one, reason)).then(
      (answer) => {
        const isAwaited = isAwaitingApproval(answer);
        if (isAwaited) void refresh(...everyApprovalList);
        setWork((before) => ({
          ...before,
          sending: before.sending - 1,
          done: before.done + 1,
          last: isAwaited ? t('awaits') : reason === null ? says.approved(one) : says.rejected(one),
        }));
      },
      (error: unknown) => {
        const sentence = sentenceOf(error);
        if (!isHere.current) showToast(sentence, 'failure', one.name);
        setWork((before) => ({
          ...before,
          settled: new Set([...before.settled].filter((other) => other !== key)),
          sending: before.sending - 1,
          failures: [...without(before.failures, key), { row: one, sentence, reason }],
        }));
      },
    );
  }

  return {
    ...work,
    send,
    dismiss: (key: string) => setWork((before) => ({ ...before, failures: without(before.failures, key) })),
  };
}
