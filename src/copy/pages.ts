import { z } from 'astro/zod';
import { articleBodyCopy, articleCardsCopy, articleViewerCopy } from '#articles/articles.copy.ts';
import * as forms from '#sections/forms.copy.ts';
import * as onePage from '#sections/onePage.copy.ts';
import * as sections from '#sections/sections.copy.ts';
import { heroCopy } from '#sections/Hero/Hero.copy.ts';
import { schedulerCopy } from '#sections/Scheduler/Scheduler.copy.ts';
import { solutionsCopy } from '#sections/Solutions/Solutions.copy.ts';
import { block, callToAction, channelAction, seo, text } from '#schemas/fields.ts';
import { expected } from '#schemas/messages.ts';

/** A page's words; its file names the page, so that a file in the wrong place is caught. */
const part = <Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  title: string,
  hint: string,
  sections: Shape,
) =>
  block(title, hint, {
    page: z.literal(name, {
      error: expected(`Escribí «page: '${name}'», como el nombre del archivo.`),
    }),
    ...sections,
  });

/** The words of a page that has an address, with a title and a description for search engines. */
const page = <Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  title: string,
  sections: Shape,
) => part(name, title, `/${name}`, { seo, ...sections });

const pages = [
  page('inicio', 'Portada', {
    hero: heroCopy,
    visibility: sections.visibilityCopy,
    interval: forms.visitIntervalCopy,
    tour: sections.tourCopy,
    clients: sections.clientsCopy,
    answers: sections.answersCopy,
    banner: sections.bannerCopy,
    video: sections.videoSectionCopy,
  }),
  page('soluciones', 'Soluciones', {
    head: sections.pageHeadCopy,
    solutions: solutionsCopy,
    figures: sections.figuresStripCopy,
    comparison: onePage.comparisonCopy,
    start: onePage.startCopy,
    questions: forms.questionsCopy,
    banner: sections.bannerCopy,
  }),
  page('para-quien', 'Para quién es', {
    head: sections.pageHeadCopy,
    segments: onePage.segmentsCopy,
    banner: sections.bannerCopy,
  }),
  page('contacto', 'Contacto', {
    head: sections.pageHeadCopy,
    scheduler: schedulerCopy,
    meeting: forms.meetingStepsCopy,
    video: sections.videoAsideCopy,
    questions: forms.questionsCopy,
  }),
  page('registro', 'Registro', { title: text('el título de la página', { max: 60 }) }),
  page('app', 'App', { app: onePage.appDownloadCopy, banner: sections.bannerCopy }),
  page('Login', 'Ingreso', { login: forms.loginFormCopy }),
  page('blogs', 'Lista del blog', {
    head: sections.pageHeadCopy,
    cards: articleCardsCopy,
    banner: sections.bannerCopy,
  }),
  page('UnBlog', 'Visor de artículos', { viewer: articleViewerCopy }),
  part('articulo', 'Alrededor de cada artículo', 'Lo que rodea a los artículos del blog', {
    article: articleBodyCopy,
    checklists: onePage.checklistOfferCopy,
    banner: sections.bannerCopy,
  }),
  part('TerminosYCondiciones', 'Términos y condiciones', '/TerminosYCondiciones', {
    legal: onePage.legalTextCopy,
  }),
  page('landing/auditorias', 'Auditorías', {
    head: sections.pageHeadCopy,
    demo: callToAction,
    whatsapp: channelAction,
    meaning: onePage.auditMeaningCopy,
    cycle: onePage.auditCycleCopy,
    form: forms.leadFormCopy,
    checklists: onePage.checklistOfferCopy,
    questions: forms.questionsCopy,
    banner: sections.bannerCopy,
  }),
  page('checklists', 'Checklists', {
    head: sections.pageHeadCopy,
    cards: onePage.checklistCardsCopy,
    sheet: onePage.checklistSheetCopy,
    banner: sections.bannerCopy,
  }),
  part('404', 'Dirección que no existe', 'Lo que ve quien entra a una dirección que no existe', {
    seo,
    notice: text('el aviso de que la dirección no existe', { max: 90 }),
  }),
  part('500', 'Error inesperado', 'Lo que se ve cuando algo falla', {
    seo,
    title: text('el título del error', { max: 80 }),
    text: text('el texto del error', { max: 200 }),
    action: callToAction,
  }),
] as const;

/** The names that `page` may take. */
export const pageNames = pages.map((schema) => schema.shape.page.value);

/** The words of every page, a union discriminated by the `page` key. */
export const pageCopy = z.discriminatedUnion('page', pages);

type AnyPageCopy = z.output<typeof pageCopy>;
export type PageName = AnyPageCopy['page'];
export type PageCopy<Name extends PageName> = Extract<AnyPageCopy, { page: Name }>;

/** The shape of one page's words. */
export const pageSchema = (name: PageName): z.ZodType =>
  pages.find((schema) => schema.shape.page.value === name) ?? pageCopy;
