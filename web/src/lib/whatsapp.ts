export const whatsappLink = (text: string, mobile?: string): string =>
  `https://wa.me/${mobile === undefined ? '' : `91${mobile}`}?text=${encodeURIComponent(text)}`;
