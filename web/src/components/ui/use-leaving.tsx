import { useEffect, useEffectEvent, useState } from 'react';
import { upload } from '../../lib/api/upload.js';
import { filesInPreparation } from '../../lib/files/files-in-preparation.js';
import { useText } from '../../lib/i18n/use-text.js';
import { guardLeaving } from '../../lib/leave-guard.js';
import { useStore } from '../../lib/store.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { dialogMessages } from './dialog-messages.js';

/**
 * `onDiscard` discards the input and its stored draft, except during sending, because the arrival of the form is
 * unknown. A form with `isOnPage` is part of its page and is left with it; Back closes a dialog but keeps its page.
 */
interface Form {
  readonly isSending: boolean;
  readonly isChanged: boolean;
  readonly onDiscard?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly isOnPage?: true;
}

const appOpensMs = 1_000;

const sentences = {
  sending: { title: 'sendingTitle', text: 'sendingText', stay: 'keepSending', leave: 'stopSending' },
  // A request without files arrives quickly and cannot be aborted.
  goingOn: { title: 'sendingTitle', text: 'goingOnText', stay: 'wait', leave: 'leave' },
  changed: { title: 'changedTitle', text: 'changedText', stay: 'keepEditing', leave: 'discard' },
} as const;

/**
 * A form in a dialog has two ways out: `cancel` is an explicit button, and `leave` also covers accidents such as
 * Escape, a press outside, Back or a reload. Both ask during sending, and `leave` also before it discards input.
 */
export function useLeaving({ isSending, isChanged, onDiscard, onClose, isOnPage }: Form) {
  const t = useText(dialogMessages);
  const isPreparing = useStore(filesInPreparation) > 0;
  // An upload starts slightly after its form; an abort is offered from then on.
  const isStoppable = useStore(upload) !== null;
  const [asked, setAsked] = useState<'sending' | 'changed' | null>(null);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  // The answer may have arrived before the reader answers the question.
  if (asked === 'sending' && !isSending) setAsked(null);
  const close = () => {
    if (!isSending) onDiscard?.();
    onClose();
  };
  const askAbout = (about: typeof asked) => {
    setAsked(about);
    setGoOn(null);
    if (about === null) close();
  };
  const leave = () => askAbout(isSending ? 'sending' : isChanged || isPreparing ? 'changed' : null);
  const leaveFor = useEffectEvent((further: () => void) => {
    leave();
    setGoOn(() => further);
  });
  const back = useEffectEvent((further: () => void) => (isOnPage ? leaveFor(further) : leave()));
  const isGuarded = isSending || isChanged || isPreparing;
  useEffect(
    () =>
      isGuarded
        ? guardLeaving(
            (further) => leaveFor(further),
            (further) => back(further),
          )
        : undefined,
    [isGuarded],
  );
  useEffect(() => {
    if (!isGuarded) return;
    // Opening the UPI or telephone app raises the same event as leaving the page, although the page stays.
    let appOpenedAt = -Infinity;
    const noteApp = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && !link.protocol.startsWith('http')) appOpenedAt = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - appOpenedAt > appOpensMs) event.preventDefault();
    };
    window.addEventListener('click', noteApp, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('click', noteApp, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isGuarded]);
  const stop = () => {
    if (isSending) upload.get()?.giveUp();
    setAsked(null);
    close();
    goOn?.();
  };
  const say = asked && sentences[asked === 'sending' && !isStoppable ? 'goingOn' : asked];

  return {
    cancel: () => askAbout(isSending ? 'sending' : null),
    leave,
    question: say && (
      <ConfirmDialog
        open
        title={t(say.title)}
        cancelLabel={t(say.stay)}
        confirmLabel={t(say.leave)}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={stop}
      >
        <p>{t(say.text)}</p>
      </ConfirmDialog>
    ),
  };
}

/** A form on a page asks before Back, a link, a reload or a pressed notification discards input. */
export function AskBeforeLeaving(form: Omit<Form, 'onClose' | 'isOnPage'>) {
  return useLeaving({ ...form, onClose: () => undefined, isOnPage: true }).question;
}
