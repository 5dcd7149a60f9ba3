import { z } from 'astro/zod';
import { repairCopy } from '#screens/Repair/Repair.copy.ts';
import { fieldset, seo, text } from '#schemas/fields.ts';
import { callToAction, channelAction } from '#schemas/links.ts';
import { expectedError } from '#schemas/fieldErrors.ts';
import { articleBodyCopy } from './ArticleBody/ArticleBody.copy.ts';
import { articleViewerCopy } from './ArticleViewer/ArticleViewer.copy.ts';
import { shortAnswersCopy } from './ShortAnswers/ShortAnswers.copy.ts';
import { appDownloadCopy } from './AppDownload/AppDownload.copy.ts';
import { appOfflineCopy } from './AppOffline/AppOffline.copy.ts';
import { appViewsCopy } from './AppViews/AppViews.copy.ts';
import { articleCardsCopy } from './ArticleCards/ArticleCards.copy.ts';
import { auditCycleCopy } from './AuditCycle/AuditCycle.copy.ts';
import { auditMeaningCopy } from './AuditMeaning/AuditMeaning.copy.ts';
import { bannerCopy, dayBannerCopy, contactBannerCopy } from './Banner/Banner.copy.ts';
import { visitorNumbersCopy } from './VisitorNumbers/VisitorNumbers.copy.ts';
import { checklistCardsCopy } from './ChecklistCards/ChecklistCards.copy.ts';
import { checklistSheetCopy } from './ChecklistSheet/ChecklistSheet.copy.ts';
import { checklistOfferCopy } from './ChecklistOffer/ChecklistOffer.copy.ts';
import { clientsCopy } from './Clients/Clients.copy.ts';
import { comparisonCopy } from './Comparison/Comparison.copy.ts';
import { contactCopy } from './Contact/Contact.copy.ts';
import { dawnCopy } from './Dawn/Dawn.copy.ts';
import { figuresStripCopy } from './FiguresStrip/FiguresStrip.copy.ts';
import { heroCopy } from './Hero/Hero.copy.ts';
import { inPracticeCopy } from './InPractice/InPractice.copy.ts';
import { leadFormCopy } from './LeadForm/LeadForm.copy.ts';
import { managerWelcomeCopy } from './ManagerWelcome/ManagerWelcome.copy.ts';
import { managerStepsCopy } from './ManagerSteps/ManagerSteps.copy.ts';
import { legalTextCopy } from './LegalText/LegalText.copy.ts';
import { loginFormCopy } from './LoginForm/LoginForm.copy.ts';
import { meetingStepsCopy } from './MeetingSteps/MeetingSteps.copy.ts';
import { proposalCopy } from './Proposal/Proposal.copy.ts';
import { pageHeadCopy, pageHeadWords } from './PageHead/PageHead.copy.ts';
import { questionsCopy } from './Questions/Questions.copy.ts';
import { schedulerCopy } from './Scheduler/Scheduler.copy.ts';
import { segmentsCopy } from './Segments/Segments.copy.ts';
import { solutionsCopy } from './Solutions/Solutions.copy.ts';
import { startCopy } from './Start/Start.copy.ts';
import { startStripCopy } from './StartStrip/StartStrip.copy.ts';
import { tourCopy } from './Tour/Tour.copy.ts';
import { tradesCopy } from './Trades/Trades.copy.ts';
import { twoScoresCopy } from './TwoScores/TwoScores.copy.ts';
import { tryAuditCopy } from './TryAudit/TryAudit.copy.ts';
import { productVideoCopy } from './ProductVideo/ProductVideo.copy.ts';
import { visibilityCopy } from './Visibility/Visibility.copy.ts';
import { yourPhotoCopy } from './YourPhoto/YourPhoto.copy.ts';
import { coverageCalculatorCopy } from './CoverageCalculator/CoverageCalculator.copy.ts';

/** A page's words; its file names the page, so that a file in the wrong place is caught. */
const pageFile = <Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  title: string,
  hint: string,
  sections: Shape,
) =>
  fieldset(title, hint, {
    page: z.literal(name, {
      error: expectedError(`Escribí «page: '${name}'», como el nombre del archivo.`),
    }),
    ...sections,
  });

/** The words of a page that has an address, with a title and a description for search engines. */
const page = <Name extends string, Shape extends z.core.$ZodShape>(
  name: Name,
  title: string,
  sections: Shape,
) => pageFile(name, title, `/${name}`, { seo, ...sections });

const pages = [
  page('inicio', 'Portada', {
    hero: heroCopy,
    visibility: visibilityCopy,
    clients: clientsCopy,
    coverageCalculator: coverageCalculatorCopy,
    tour: tourCopy,
    dawn: dawnCopy,
    shortAnswers: shortAnswersCopy,
    banner: dayBannerCopy,
    productVideo: productVideoCopy,
  }),
  page('soluciones', 'Soluciones', {
    pageHead: pageHeadCopy,
    repair: repairCopy,
    comparison: comparisonCopy,
    figuresStrip: figuresStripCopy,
    solutions: solutionsCopy,
    start: startCopy,
    questions: questionsCopy,
    yourPhoto: yourPhotoCopy,
  }),
  page('para-quien', 'Para quién es', {
    pageHead: pageHeadWords,
    segments: segmentsCopy,
    trades: tradesCopy,
    figuresStrip: figuresStripCopy,
    startStrip: startStripCopy,
    banner: bannerCopy,
  }),
  page('contacto', 'Contacto', {
    contact: contactCopy,
    visitorNumbers: visitorNumbersCopy,
    scheduler: schedulerCopy,
    meetingSteps: meetingStepsCopy,
    proposal: proposalCopy,
    figuresStrip: figuresStripCopy,
    productVideo: productVideoCopy,
    questions: questionsCopy,
    banner: contactBannerCopy,
  }),
  page('registro', 'Registro', {
    title: text('el título de la página', {
      max: 60,
      hint: 'Lo único que dice la página: el botón «Registro» del menú lleva a la agenda.',
    }),
  }),
  page('app', 'App', {
    appDownload: appDownloadCopy,
    managerSteps: managerStepsCopy,
    figuresStrip: figuresStripCopy,
    managerWelcome: managerWelcomeCopy,
    appViews: appViewsCopy,
    comparison: comparisonCopy,
    appOffline: appOfflineCopy,
    banner: bannerCopy,
  }),
  page('Login', 'Ingreso', { loginForm: loginFormCopy }),
  page('blogs', 'Lista del blog', {
    pageHead: pageHeadCopy,
    articleCards: articleCardsCopy,
    checklistOffer: checklistOfferCopy.optional().meta({
      title: 'Checklists después de los artículos',
      description: 'Una franja debajo de la primera página de la lista. Puede faltar.',
    }),
    banner: bannerCopy,
  }),
  page('UnBlog', 'Visor de artículos', { articleViewer: articleViewerCopy }),
  pageFile('articulo', 'Alrededor de cada artículo', 'Lo que rodea a los artículos del blog', {
    articleBody: articleBodyCopy,
    inPractice: inPracticeCopy,
    checklistOffer: checklistOfferCopy,
  }),
  pageFile('TerminosYCondiciones', 'Términos y condiciones', '/TerminosYCondiciones', {
    legalText: legalTextCopy,
  }),
  page('landing/auditorias', 'Auditorías', {
    pageHead: pageHeadCopy,
    demo: callToAction.meta({
      title: 'Botón a la demo',
      description: 'Debajo de la bajada, y al lado del formulario si no carga.',
    }),
    whatsapp: channelAction.meta({
      description:
        'Al lado del otro, y del formulario si no carga. Abre el chat con el mensaje de auditorías.',
    }),
    twoScores: twoScoresCopy,
    tryAudit: tryAuditCopy,
    leadForm: leadFormCopy,
    figuresStrip: figuresStripCopy,
    auditMeaning: auditMeaningCopy,
    auditCycle: auditCycleCopy,
    questions: questionsCopy,
    checklistOffer: checklistOfferCopy,
    banner: bannerCopy,
  }),
  page('checklists', 'Checklists', {
    pageHead: pageHeadCopy,
    checklistCards: checklistCardsCopy,
    checklistSheet: checklistSheetCopy,
    banner: bannerCopy,
  }),
  pageFile(
    '404',
    'Dirección que no existe',
    'Lo que ve quien entra a una dirección que no existe',
    {
      seo,
      notice: text('el aviso de que la dirección no existe', {
        max: 90,
        hint: 'Una franja arriba de la portada, que se ve entera debajo.',
      }),
    },
  ),
  pageFile('500', 'Error inesperado', 'Lo que se ve cuando algo falla', {
    seo,
    title: text('el título del error', {
      max: 80,
      hint: 'Está en inglés: lo pide así la especificación del sitio.',
    }),
    text: text('el texto del error', {
      max: 200,
      hint: 'Debajo del título: que no es culpa de quien lo ve, y qué puede hacer.',
    }),
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
export const pageSchema = (name: PageName) =>
  pages.find((schema) => schema.shape.page.value === name) as z.ZodObject;
