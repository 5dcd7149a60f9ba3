import { z } from 'astro/zod';
import { answersCopy } from '#sections/Answers/Answers.copy.ts';
import { appDownloadCopy } from '#sections/AppDownload/AppDownload.copy.ts';
import { articleBodyCopy, articleCardsCopy, articleViewerCopy } from '#articles/articles.copy.ts';
import * as words from '#sections/sections.copy.ts';
import { checklistSheetCopy } from '#sections/ChecklistSheet/ChecklistSheet.copy.ts';
import { comparisonCopy } from '#sections/Comparison/Comparison.copy.ts';
import { heroCopy } from '#sections/Hero/Hero.copy.ts';
import { leadFormCopy } from '#sections/LeadForm/LeadForm.copy.ts';
import { loginFormCopy } from '#sections/LoginForm/LoginForm.copy.ts';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';
import { questionsCopy } from '#sections/Questions/Questions.copy.ts';
import { schedulerCopy } from '#sections/Scheduler/Scheduler.copy.ts';
import { solutionsCopy } from '#sections/Solutions/Solutions.copy.ts';
import { startCopy } from '#sections/Start/Start.copy.ts';
import { tourCopy } from '#sections/Tour/Tour.copy.ts';
import { visitIntervalCopy } from '#sections/VisitInterval/VisitInterval.copy.ts';
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
    visibility: words.visibilityCopy,
    interval: visitIntervalCopy,
    tour: tourCopy,
    clients: words.clientsCopy,
    answers: answersCopy,
    banner: words.bannerCopy,
    video: words.videoSectionCopy,
  }).meta({ title: 'Portada', description: '/inicio' }),
  page('soluciones', {
    head: pageHeadCopy,
    solutions: solutionsCopy,
    figures: words.figuresStripCopy,
    comparison: comparisonCopy,
    start: startCopy,
    questions: questionsCopy,
    banner: words.bannerCopy,
  }).meta({ title: 'Soluciones', description: '/soluciones' }),
  page('para-quien', {
    head: pageHeadCopy,
    segments: words.segmentsCopy,
    banner: words.bannerCopy,
  }).meta({
    title: 'Para quién es',
    description: '/para-quien',
  }),
  page('contacto', {
    head: pageHeadCopy,
    scheduler: schedulerCopy,
    meeting: words.meetingStepsCopy,
    video: words.videoAsideCopy,
    questions: questionsCopy,
  }).meta({ title: 'Contacto', description: '/contacto' }),
  page('registro', { title: text('el título de la página', { max: 60 }) }).meta({
    title: 'Registro',
    description: '/registro',
  }),
  page('app', { app: appDownloadCopy, banner: words.bannerCopy }).meta({
    title: 'App',
    description: '/app',
  }),
  page('Login', { login: loginFormCopy }).meta({ title: 'Ingreso', description: '/Login' }),
  page('blogs', {
    head: pageHeadCopy,
    cards: articleCardsCopy,
    banner: words.bannerCopy,
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
    checklists: words.checklistOfferCopy,
    banner: words.bannerCopy,
  })
    .omit({ seo: true })
    .meta({
      title: 'Alrededor de cada artículo',
      description: 'Lo que rodea a los artículos del blog',
    }),
  page('TerminosYCondiciones', { legal: words.legalTextCopy })
    .omit({ seo: true })
    .meta({ title: 'Términos y condiciones', description: '/TerminosYCondiciones' }),
  page('landing/auditorias', {
    head: pageHeadCopy,
    demo: callToAction,
    whatsapp: channelAction,
    meaning: words.auditMeaningCopy,
    cycle: words.auditCycleCopy,
    form: leadFormCopy,
    checklists: words.checklistOfferCopy,
    questions: questionsCopy,
    banner: words.bannerCopy,
  }).meta({ title: 'Auditorías', description: '/landing/auditorias' }),
  page('checklists', {
    head: pageHeadCopy,
    cards: words.checklistCardsCopy,
    sheet: checklistSheetCopy,
    banner: words.bannerCopy,
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
