import { type PayableView, type TransferState, type TransferView } from '@deepam/contracts';

export type TransferAction = 'record-sent' | 'cancel' | 'release' | 'recover';

export interface TransferActionProps {
  readonly payable: PayableView;
  readonly transfer: TransferView;
  readonly onClose: () => void;
}

interface Circumstances {
  readonly transfer: TransferView;
  readonly payable: Pick<PayableView, 'state'>;
  readonly now: Date;
}

const isManual = ({ transfer }: Circumstances): boolean => transfer.channel === 'manual';
const maySend = (given: Circumstances): boolean =>
  isManual(given) && (given.transfer.isYours === true || given.transfer.isOverdue === true);
const hasWaited = ({ transfer: { releasableFrom }, now }: Circumstances): boolean =>
  releasableFrom !== undefined && new Date(releasableFrom) <= now;
const isPaidTwice = ({ payable }: Circumstances): boolean => payable.state === 'paid-twice';

const actionsIn: Readonly<
  Record<TransferState, readonly (readonly [action: TransferAction, isOffered: (given: Circumstances) => boolean])[]>
> = {
  approved: [
    ['record-sent', maySend],
    ['cancel', maySend],
  ],
  submitted: [['release', hasWaited]],
  paid: [['recover', isPaidTwice]],
  'paid-twice': [['recover', isPaidTwice]],
  failed: [],
  returned: [],
  released: [],
  cancelled: [],
};

export const actionsOf = (given: Circumstances): TransferAction[] =>
  actionsIn[given.transfer.state].flatMap(([action, isOffered]) => (isOffered(given) ? [action] : []));
