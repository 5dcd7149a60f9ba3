/** A WhatsApp chat with `message` already written; `number` is digits with country code, or empty to choose a chat. */
export const whatsappUrl = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
