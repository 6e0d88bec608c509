import type { Aggregate } from '@deepam/messaging';
import { PreferencesController } from './preferences.controller.js';

export const preferences: Aggregate = {
  controllers: [PreferencesController],
};
