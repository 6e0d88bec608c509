import { defineMessages } from '../../lib/i18n/messages.js';

export const paymentMessages = defineMessages('payment', {
  pay: 'Pay {amount}',
  payee: 'Paid to',
  upiId: 'UPI ID',
  amount: 'Amount',
  txnid: 'UPI transaction ID',
  qrAlt: 'QR code of the UPI payment of {amount}',
  qrHint: 'Scan with any UPI app and pay exactly this amount.',
  otherPhone: 'Pay from another phone',
  saveQr: 'Save QR',
  payWith: 'Pay {amount} with',
  otherApp: 'Another UPI app',
  linkRefused:
    'Some apps refuse a payment from a web page to a personal UPI ID. If yours does, scan the QR code, or copy the UPI ID and the amount into the app.',
  galleryLimit:
    'Many apps limit a QR code from the gallery to {limit}. To pay more, scan it from another screen or copy the UPI ID.',
  afterwards: 'Then come back and upload the screenshot.',
  offer: 'Read the number from the picture',
  offerHint: 'Loads {size} once. The picture stays on your phone.',
  reading: 'Reading the UTR from your image. You can continue.',
  read: 'Filled in from your image. Please check.',
  different: 'Your picture shows {utr}.',
  use: 'Use this number',
  unread: 'We couldn’t read a UTR. Enter it manually.',
  amountRight: 'Amount matches: {amount}.',
  amountWrong: 'The image shows {amount}, but {due} is due. Is this the right image?',
});
