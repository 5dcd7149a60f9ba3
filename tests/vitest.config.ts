/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
