import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';

const { navigation } = content.site();

/** The top of every page: logo, menu, buttons. */
export const header = (page: Page) => page.getByRole('banner');

/** The menu as a bar, on wide screens. */
export const menuBar = (page: Page) => page.getByRole('navigation', { name: navigation.label });

/** «Secciones», the button that unfolds the menu if the bar has no room for it. */
export const sectionsButton = (page: Page) =>
  header(page).getByText(navigation.sections, { exact: true });

/** The menu that «Secciones» unfolds. */
export const sectionsList = (page: Page) =>
  header(page).getByRole('navigation', { name: navigation.sections });

/** The button of the phone’s menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: navigation.menu });
