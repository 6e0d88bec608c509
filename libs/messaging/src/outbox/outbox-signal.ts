import { CommitSignal } from '@deepam/platform';
import { Injectable } from '@nestjs/common';

/** Tells the relay of this process that rows may have been committed. */
@Injectable()
export class OutboxSignal extends CommitSignal {}
