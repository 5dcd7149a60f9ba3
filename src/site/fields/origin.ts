import { url } from '#schemas/links.ts';
import { capitalise } from '#schemas/fieldName.ts';

/** The address of a whole host: a domain without a path. */
export const origin = (what: string) =>
  url(what)
    // Browsers show it with a slash at the end.
    .overwrite((address) => address.replace(/\/+$/, ''))
    .refine((address) => !URL.canParse(address) || new URL(address).origin === address, {
      error: ({ input }) =>
        `${capitalise(what)} es solo el dominio, en minúsculas y sin nada detrás. Escribí «${new URL(String(input)).origin}».`,
    });
