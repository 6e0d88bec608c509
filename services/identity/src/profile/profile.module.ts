import type { FeatureModule } from '@deepam/messaging';
import { ProfileController } from './profile.controller.js';
import { UpdateProfileHandler } from './update-profile.js';

export const profile: FeatureModule = {
  controllers: [ProfileController],
  providers: [UpdateProfileHandler],
};
