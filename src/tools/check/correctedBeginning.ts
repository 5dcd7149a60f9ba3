/** Wrong beginnings of addresses, each with the right one. */
const beginnings: [wrong: RegExp, right: string][] = [
  // «https://https://lineo.app»
  [/^https?:\/\/(?=https?:)/i, ''],
  // «https:/lineo.app», «http//lineo.app»
  [/^https?(?!:\/\/[^\s/:])[:/]+/i, 'https://'],
  // «hola@lineo.app»
  [/^(?=[^\s/:?#@]+@[^\s/]+\.\w+$)/, 'mailto:'],
  // «www.lineo.app/blogs», «lineo.com.ar»
  [
    /^(?=(?:www\.[^\s/]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gob|edu|ar|io|app|me))(?:[/?#]|$))/i,
    'https://',
  ],
];

/** An address with its beginning corrected; `undefined` if the beginning is right or the right one can't be known. */
export function correctedBeginning(address: string): string | undefined {
  const [wrong, right = ''] = beginnings.find(([pattern]) => pattern.test(address)) ?? [];
  return wrong && address.replace(wrong, right);
}
