/* global indexedDB, localStorage, sessionStorage */
import { answers, open, press } from './screen-steps.mjs';

const row = (memberId, name, ending, endsAt) => ({ memberId, id: memberId, name, ending, endsAt, language: 'en' });
const others = [
  row('6b01c49e4f9b8b3d5dd52501', 'Ravi K.', '41', Date.parse('2099-01-01')),
  row('6b01c49e4f9b8b3d5dd52502', 'Venkatanarasimharajuvaripetasu P.', '07', 0),
];

export const sharesDevice = (page) =>
  page.addInitScript((rows) => {
    localStorage.setItem('deepam-kept', '1');
    const opening = indexedDB.open('pin-sign-ins', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('logins', { keyPath: 'memberId' });
    opening.onsuccess = () => {
      const change = opening.result.transaction('logins', 'readwrite');
      for (const one of rows) change.objectStore('logins').put({ ...one, secret: new Uint8Array(32) });
      change.oncomplete = () => opening.result.close();
    };
  }, others);

export const seesAccounts = (page) => page.getByText('Ravi K.').waitFor();
export const askPin = open(/Ravi K\./);
export const askNewPin = open('Set up a PIN for this device');
export const askRunOut = open(/^(?!Remove).*Venkata/);
export const askRemoving = press('Remove Ravi K. from this device');

export const triesLeft = (left) => async (page) => {
  await sharesDevice(page);
  const refusal = { error: 'This PIN is wrong.', code: 'IDENTITY.PIN_WRONG', requestId: 'screens' };
  await answers('/user/pin-sign-ins/*/open', 422, { ...refusal, details: { triesLeft: left } })(page);
};
export const typePin = async (page) => {
  await askPin(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('2580');
  await dialog.locator('[type=submit]').click();
  await dialog.getByText(/Attempts left|Too many wrong attempts/).waitFor();
};

export const wasAdded = (page) => page.addInitScript(() => sessionStorage.setItem('deepam-adding-account', '1'));
export const seesOffer = (page) => page.getByRole('dialog').waitFor();
