import { z } from 'astro/zod';
import { explainIssue } from './messages.ts';

/**
 * Spanish messages for what no schema words by itself, such as unknown keys and wrong types. Zod has one
 * configuration for the whole process. All schemas are made of the fields of `fields.ts`, which imports this
 * file: so whoever parses content has it, be it Astro, the content check or a test, without asking for it.
 */
z.config({ ...z.locales.es(), customError: explainIssue });
