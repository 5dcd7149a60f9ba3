import 'react';

/* eslint-disable @typescript-eslint/no-unused-vars -- a declaration that merges names what the first one names */

// What browsers know of buttons and dialogs and React's types do not yet; React hands it on as it is.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any';
  }
}
