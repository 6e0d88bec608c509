import { useEffect, useEffectEvent, useState } from 'react';
import { upload } from '../lib/api/upload.js';
import { filesInPreparation } from '../lib/files/files-in-preparation.js';
import { useText } from '../lib/i18n/use-text.js';
import { guardLeaving } from '../lib/leave-guard.js';
import { useStore } from '../lib/store.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { dialogMessages } from './dialog-messages.js';

interface Form {
  /** What was entered is on its way. */
  readonly isSending: boolean;
  /** Something was entered. */
  readonly isChanged: boolean;
  /** What was entered is thrown away, also where it was kept on the device; not while it is on its way, as nobody knows whether it has arrived. */
  readonly onDiscard?: (() => void) | undefined;
  readonly onClose: () => void;
  /** It is a part of its page, with which it is left; a dialog is closed by Back, and its page stays. */
  readonly isOnPage?: true;
}

const appOpensMs = 1_000;

const sentences = {
  sending: { title: 'sendingTitle', text: 'sendingText', stay: 'keepSending', leave: 'stopSending' },
  // What carries no file is at the server in a moment, and cannot be taken back.
  goingOn: { title: 'sendingTitle', text: 'goingOnText', stay: 'wait', leave: 'leave' },
  changed: { title: 'changedTitle', text: 'changedText', stay: 'keepEditing', leave: 'discard' },
} as const;

/**
 * The ways out of a form in a dialog. `cancel` is a button that says what it does; `leave` is whatever happens by accident, too: Escape,
 * a press beside the dialog, Back, a reload. Both ask when something is on its way, the second also before it throws away what was entered.
 */
export function useLeaving({ isSending, isChanged, onDiscard, onClose, isOnPage }: Form) {
  const t = useText(dialogMessages);
  const isPreparing = useStore(filesInPreparation) > 0;
  // A file is on its way a moment after its form is: what can be stopped is told from then on.
  const isStoppable = useStore(upload) !== null;
  const [asked, setAsked] = useState<'sending' | 'changed' | null>(null);
  /** To the page that a link, or Back, was pressed for. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  // What was asked about may be over: the answer has come meanwhile.
  if (asked === 'sending' && !isSending) setAsked(null);
  const close = () => {
    if (!isSending) onDiscard?.();
    onClose();
  };
  const ask = (about: typeof asked) => {
    setAsked(about);
    setGoOn(null);
    if (about === null) close();
  };
  const leave = () => ask(isSending ? 'sending' : isChanged || isPreparing ? 'changed' : null);
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
    // To open the UPI app, or that of telephone calls, is announced like the end of the page, which stays.
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
    cancel: () => ask(isSending ? 'sending' : null),
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

/** In a form on a page, which nothing closes: asks before Back, a link, a reload or a pressed notification throws away what was entered. */
export function AskBeforeLeaving(form: Omit<Form, 'onClose' | 'isOnPage'>) {
  return useLeaving({ ...form, onClose: () => undefined, isOnPage: true }).question;
}
