// The first words of a chat stand in its link, as components/CtaLink/whatsappUrl.ts writes it.

export const readChatText = ({ search }: HTMLAnchorElement): string =>
  new URLSearchParams(search).get('text') ?? '';

export function writeChatText(link: HTMLAnchorElement, text: string): void {
  link.search = `?text=${encodeURIComponent(text)}`;
}
