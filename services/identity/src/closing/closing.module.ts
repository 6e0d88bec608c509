import type { FeatureModule } from '@deepam/messaging';
import { AccountCloser } from './account-closer.js';
import { CloseAccountHandler } from './close-account.js';
import { CloseMemberAccountHandler } from './close-member-account.js';
import { DeleteAccountHandler } from './delete-account.js';
import { FollowedDeletions } from './followed-deletions.js';
import { OnMemberDeleted } from './on-member-deleted.js';
import { OpenObligations } from './open-obligations.js';
import { ClosingController } from './closing.controller.js';

export const closing: FeatureModule = {
  controllers: [ClosingController, OnMemberDeleted],
  providers: [
    AccountCloser,
    CloseAccountHandler,
    CloseMemberAccountHandler,
    DeleteAccountHandler,
    FollowedDeletions,
    OpenObligations,
  ],
};
