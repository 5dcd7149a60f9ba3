import { asSubject } from './fieldName.ts';
import { codeInWords, isNothing, valueInWords } from './valueInWords.ts';

/** Makes the error for a field that has to be text; `what` is its name in Spanish. */
export const notTextError =
  (what: string) =>
  ({ input }: { input?: unknown }): string => {
    if (isNothing(input)) return `Falta ${what}.`;
    const advice =
      typeof input === 'object' && !(input instanceof Date) ? '' : ': ponelo entre comillas';
    return `${asSubject(what)} tiene que ser texto y se encontró ${valueInWords(input)}${advice}.`;
  };

/** Makes an error from a sentence that says what is expected; the error adds the value that was found. */
export const expectedError =
  (sentence: string) =>
  ({ input }: { input?: unknown }): string =>
    isNothing(input)
      ? `Falta el valor. ${sentence}`
      : `${sentence} Se encontró ${codeInWords(input)}.`;

/** The error for a value whose only mistake is a slash before it, such as «/logo.svg» for a file's name. */
const strayingSlash = (input: unknown, pattern: RegExp): string | undefined => {
  const name = String(input).replace(/^\/(?!\/)/, '');
  return name !== input && pattern.test(name) ? `Sobra la «/»: escribí «${name}».` : undefined;
};

/** Makes the error for a code that is no text. It advises quotation marks only where they would make the value right. */
export const notCodeError =
  (what: string, pattern: RegExp, form: string) =>
  ({ input }: { input?: unknown }): string =>
    (isNothing(input) || pattern.test(String(input)) ? notTextError(what) : expectedError(form))({
      input,
    });

/** Makes the error for a code of the wrong form. If the only mistake is a slash or a space, the error says so. */
export const otherFormError =
  (pattern: RegExp, form: string) =>
  ({ input }: { input?: unknown }): string => {
    const slash = strayingSlash(input, pattern);
    if (slash) return slash;
    const text = String(input);
    const isSpaced = /\S\s+\S/.test(text) && pattern.test(text.replaceAll(/\s/g, ''));
    return expectedError(form)({ input }) + (isSpaced ? ' Va sin espacios.' : '');
  };
