/**
 * Opens WhatsApp with a message to send, on a phone or on the web: to whom the sender chooses, or to this mobile (ten digits,
 * of India).
 */
export const whatsappLink = (text: string, mobile?: string): string =>
  `https://wa.me/${mobile === undefined ? '' : `91${mobile}`}?text=${encodeURIComponent(text)}`;
