import type { Page } from 'playwright/test';

/**
 * Makes the browser one without invoker commands (Safari before 26.2, WebKitGTK 2.50): scripts find
 * no trace of them, and a button's `command` does nothing by itself.
 */
export async function forgetInvokerCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLButtonElement;
    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(prototype, name);
    }
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
}

/** Makes the browser one that doesn't close a dialog on its backdrop by itself. */
export async function forgetLightDismiss(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
  });
}
