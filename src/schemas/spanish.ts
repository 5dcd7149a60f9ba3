import { z } from 'astro/zod';
import { explainIssue } from './explainIssue.ts';

/**
 * Spanish messages for errors that no schema words by itself, such as an unknown key. They are set for the whole process.
 * `fields.ts` imports this file, so whatever parses content (Astro, the content check, a test) has them.
 */
z.config({ ...z.locales.es(), customError: explainIssue });
