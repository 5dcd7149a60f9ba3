import { z } from 'astro/zod';
import { explainIssue } from './messages.ts';

/**
 * Spanish messages for errors that no schema words by itself, such as unknown keys and wrong types. Zod has one
 * configuration for the whole process. All schemas are made of the fields of `fields.ts`, which imports this file. So
 * every program that parses content (Astro, the content check, a test) has these messages without importing them
 * itself.
 */
z.config({ ...z.locales.es(), customError: explainIssue });
