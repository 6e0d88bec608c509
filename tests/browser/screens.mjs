import { deskMoneyScreens } from './desk-money-screens.mjs';
import { deskScreens } from './desk-screens.mjs';
import { memberScreens } from './member-screens.mjs';
import { publicScreens } from './public-screens.mjs';
import { stateScreens } from './state-screens.mjs';

// The screens to look at. `as` is the beginning of a demo login's label; `before` prepares the way, such as a server that
// refuses; `act` brings the screen into the wanted state. Nothing is sent that would change the data.
export const screens = [...publicScreens, ...memberScreens, ...stateScreens, ...deskScreens, ...deskMoneyScreens];
