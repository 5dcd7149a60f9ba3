// How two sections share the audit that a visitor tries: the one that counts it, and the form that passes it on.
const NAME = 'lineo:audit';

/** Tells the page the words of a finished audit, or none as long as it is not finished. */
export const sendAudit = (message: string) =>
  dispatchEvent(new CustomEvent<string>(NAME, { detail: message }));

/** Calls `listener` with what `sendAudit` tells. */
export const onAudit = (listener: (message: string) => void) =>
  addEventListener(NAME, (event) => listener((event as CustomEvent<string>).detail));
