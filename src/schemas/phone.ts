import { z } from 'astro/zod';
import { dialled, mayExist } from '#lib/phoneNumbers.ts';
import { label } from './labels.ts';
import { expected, notText } from './messages.ts';

/** How a number is written: what stands before its digits, and the sentence that says so. */
interface NumberForm {
  /** WhatsApp takes bare digits, a telephone a `+` before them. */
  prefix: '' | '+';
  form: string;
}

/** Where a number is meant for WhatsApp, a number of Argentina is a mobile's: it has a 9. */
function withMobileNine(number: string): string {
  const mobile = number.replace(/^\+54(?!9)/, '+549');
  return dialled(mobile) === mobile ? mobile : number;
}

/** The number that an author means, in the field's form; nothing where nobody can tell. */
function meant(typed: string, prefix: NumberForm['prefix']): string | undefined {
  const number = dialled(typed);
  if (number === undefined) return undefined;
  return prefix ? number : withMobileNine(number).slice(1);
}

/** A telephone number with its country code, that somebody can dial from any country. */
export const phoneNumber = (what: string, { prefix, form }: NumberForm) =>
  z
    .string({ error: notText(what) })
    .regex(new RegExp(`^${prefix && '\\+'}\\d{8,15}$`), {
      abort: true,
      error: ({ input }) => {
        const right = meant(String(input), prefix);
        return expected(form)({ input }) + (right ? ` Escribí «${right}».` : '');
      },
    })
    .superRefine((typed, context) => {
      const digits = typed.replace('+', '');
      const right = dialled(typed);
      if (right === `+${digits}`) return;
      const write = meant(typed, prefix);
      if (write) {
        const message = `A «${typed}» no llega nadie: le sobra un prefijo nacional (0 o 15), o le falta el código de país. Escribí «${write}».`;
        context.addIssue({ code: 'custom', message });
      } else if (!mayExist(`+${digits}`)) {
        const message = `No hay números como «${typed}»: fijate el código de país y cuántas cifras tiene.`;
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({ kind: 'phone', title: label(what), description: form });
