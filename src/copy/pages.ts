import { z } from 'astro/zod';
import { articleBodyCopy, articleCardsCopy, articleViewerCopy } from '#articles/articles.copy.ts';
import * as forms from '#sections/forms.copy.ts';
import * as onePage from '#sections/onePage.copy.ts';
import * as sections from '#sections/sections.copy.ts';
import { heroCopy } from '#sections/Hero/Hero.copy.ts';
import { schedulerCopy } from '#sections/Scheduler/Scheduler.copy.ts';
import { solutionsCopy } from '#sections/Solutions/Solutions.copy.ts';
import { callToAction, channelAction, seo, text } from '#schemas/fields.ts';
import { found } from '#schemas/messages.ts';

const wrongPage =
  (name: string) =>
  ({ input }: { input?: unknown }): string => {
    const rule = `«page» tiene que decir «${name}», como el nombre del archivo`;
    if (input === undefined) return `Falta «page». ${rule}.`;
    const isUnquoted = typeof input !== 'string' && String(input) === name;
    return isUnquoted ? `${rule}, entre comillas.` : `${rule}, y se encontró ${found(input)}.`;
  };

/** A page's file names its page, so that a file in the wrong place is caught. */
const page = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, sections: Shape) =>
  z.strictObject({ page: z.literal(name, { error: wrongPage(name) }), seo, ...sections });

const pages = [
  page('inicio', {
    hero: heroCopy,
    visibility: sections.visibilityCopy,
    interval: forms.visitIntervalCopy,
    tour: sections.tourCopy,
    clients: sections.clientsCopy,
    answers: sections.answersCopy,
    banner: sections.bannerCopy,
    video: sections.videoSectionCopy,
  }).meta({ title: 'Portada', description: '/inicio' }),
  page('soluciones', {
    head: sections.pageHeadCopy,
    solutions: solutionsCopy,
    figures: sections.figuresStripCopy,
    comparison: onePage.comparisonCopy,
    start: onePage.startCopy,
    questions: forms.questionsCopy,
    banner: sections.bannerCopy,
  }).meta({ title: 'Soluciones', description: '/soluciones' }),
  page('para-quien', {
    head: sections.pageHeadCopy,
    segments: onePage.segmentsCopy,
    banner: sections.bannerCopy,
  }).meta({
    title: 'Para quién es',
    description: '/para-quien',
  }),
  page('contacto', {
    head: sections.pageHeadCopy,
    scheduler: schedulerCopy,
    meeting: forms.meetingStepsCopy,
    video: sections.videoAsideCopy,
    questions: forms.questionsCopy,
  }).meta({ title: 'Contacto', description: '/contacto' }),
  page('registro', { title: text('el título de la página', { max: 60 }) }).meta({
    title: 'Registro',
    description: '/registro',
  }),
  page('app', { app: onePage.appDownloadCopy, banner: sections.bannerCopy }).meta({
    title: 'App',
    description: '/app',
  }),
  page('Login', { login: forms.loginFormCopy }).meta({ title: 'Ingreso', description: '/Login' }),
  page('blogs', {
    head: sections.pageHeadCopy,
    cards: articleCardsCopy,
    banner: sections.bannerCopy,
  }).meta({
    title: 'Lista del blog',
    description: '/blogs',
  }),
  page('UnBlog', { viewer: articleViewerCopy }).meta({
    title: 'Visor de artículos',
    description: '/UnBlog',
  }),
  page('articulo', {
    article: articleBodyCopy,
    checklists: onePage.checklistOfferCopy,
    banner: sections.bannerCopy,
  })
    .omit({ seo: true })
    .meta({
      title: 'Alrededor de cada artículo',
      description: 'Lo que rodea a los artículos del blog',
    }),
  page('TerminosYCondiciones', { legal: onePage.legalTextCopy })
    .omit({ seo: true })
    .meta({ title: 'Términos y condiciones', description: '/TerminosYCondiciones' }),
  page('landing/auditorias', {
    head: sections.pageHeadCopy,
    demo: callToAction,
    whatsapp: channelAction,
    meaning: onePage.auditMeaningCopy,
    cycle: onePage.auditCycleCopy,
    form: forms.leadFormCopy,
    checklists: onePage.checklistOfferCopy,
    questions: forms.questionsCopy,
    banner: sections.bannerCopy,
  }).meta({ title: 'Auditorías', description: '/landing/auditorias' }),
  page('checklists', {
    head: sections.pageHeadCopy,
    cards: onePage.checklistCardsCopy,
    sheet: onePage.checklistSheetCopy,
    banner: sections.bannerCopy,
  }).meta({ title: 'Checklists', description: '/checklists' }),
  page('404', { notice: text('el aviso de que la dirección no existe', { max: 90 }) }).meta({
    title: 'Dirección que no existe',
    description: 'Lo que ve quien entra a una dirección que no existe',
  }),
  page('500', {
    title: text('el título del error', { max: 80 }),
    text: text('el texto del error', { max: 200 }),
    action: callToAction,
  }).meta({ title: 'Error inesperado', description: 'Lo que se ve cuando algo falla' }),
] as const;

/** The names that `page` may take. */
export const pageNames = pages.map((schema) => schema.shape.page.value);

/** The words of every page, told apart by their `page` key. */
export const pageCopy = z.discriminatedUnion('page', pages, {
  error: ({ code, input }) =>
    code === 'invalid_union'
      ? `«page» tiene que ser el nombre de una página (${pageNames.join(', ')}) y se encontró ${found(
          (input as { page?: unknown }).page,
        )}.`
      : undefined,
});

type AnyPageCopy = z.output<typeof pageCopy>;
export type PageName = AnyPageCopy['page'];
export type PageCopy<Name extends PageName> = Extract<AnyPageCopy, { page: Name }>;

/** The shape of one page's words. */
export const pageSchema = (name: PageName): z.ZodType =>
  pages.find((schema) => schema.shape.page.value === name) ?? pageCopy;
