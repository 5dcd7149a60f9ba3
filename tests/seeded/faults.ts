/** The tests that have to fail, by kind: files of `tests/unit` and so on. */
export type Guard =
  | { unit: string }
  | { site: string }
  | { host: string }
  /** Tests of a file of `tests/content` whose name holds `title`. */
  | { content: string; title: string }
  /** Browser tests of a file whose title holds `title`. */
  | { e2e: string; title: string };

/** One fault that somebody could bring in, and the guard that has to notice. */
export interface SeededFault {
  /** What goes wrong. */
  name: string;
  /** The file to change, from the root, and what stands there once. */
  file: string;
  find: string;
  /** What stands there instead. */
  put: string;
  guard: Guard;
}

const booking = 'src/islands/BookingListener/booking.ts';
const listener = 'src/islands/BookingListener/useScheduler.ts';
const drawer = 'src/islands/HeaderDrawer/HeaderDrawer.tsx';
const articles = 'src/articles/schema.ts';

const messages: SeededFault[] = [
  {
    name: 'a booking from an address that begins like the scheduler’s counts',
    file: booking,
    find: 'message.origin !== schedulerOrigin',
    put: '!message.origin.startsWith(schedulerOrigin)',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking from an address that holds the vendor’s name counts',
    file: booking,
    find: 'message.origin !== schedulerOrigin',
    put: "!message.origin.includes('hubspot.com')",
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking from an address that ends like the scheduler’s counts',
    file: booking,
    find: 'message.origin !== schedulerOrigin',
    put: '!message.origin.endsWith(new URL(schedulerOrigin).host)',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking from any address counts',
    file: booking,
    find: 'message.origin !== schedulerOrigin',
    put: "message.origin === 'null'",
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking from another window of the scheduler’s origin counts',
    file: booking,
    find: 'frame === null || message.source !== frame',
    put: 'frame === null',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking without a frame counts',
    file: booking,
    find: 'frame === null || message.source !== frame',
    put: 'message.source !== frame',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking that only looks true counts',
    file: booking,
    find: "own(data, 'meetingBookSucceeded') === true",
    put: "own(data, 'meetingBookSucceeded')",
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking that the payload inherits counts',
    file: booking,
    find: 'Object.hasOwn(data, key)',
    put: 'key in data',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'the scheduler may be as tall as it likes',
    file: booking,
    find: 'Math.min(frameHeight.max, Math.max(frameHeight.min, height))',
    put: 'Math.max(frameHeight.min, height)',
    guard: { unit: 'booking.test.ts' },
  },
  {
    name: 'a booking told twice counts twice',
    file: listener,
    find: 'if (isBooked) return;',
    put: '',
    guard: { e2e: 'scheduler.spec.ts', title: 'counts once' },
  },
  {
    name: 'what the scheduler says of the visitor reaches analytics',
    file: listener,
    find: "pushEvent({ event: 'hubspot_meeting_booked' });",
    put: "pushEvent({ event: 'hubspot_meeting_booked', ...event.data } as never);",
    guard: { e2e: 'scheduler.spec.ts', title: 'nothing of the payload' },
  },
  {
    name: 'another form of the page counts as ours',
    file: 'src/scripts/leadForm.ts',
    find: 'if (formId && formId.toLowerCase() !== form_id) return;',
    put: '',
    guard: { e2e: 'leadForm.spec.ts', title: '' },
  },
];

const measuring: SeededFault[] = [
  {
    name: 'a container that throws breaks the click',
    file: 'src/measurement/dataLayer.ts',
    find: '  } catch {\n    // Measurement is never worth breaking what the visitor is doing.\n  }',
    put: '  } finally {\n    //\n  }',
    guard: { unit: 'measurement/dataLayer.dom.test.ts' },
  },
  {
    name: 'a page that nobody opened tells of itself',
    file: 'src/measurement/dataLayer.ts',
    find: 'if (!document.prerendering) ',
    put: '',
    guard: { unit: 'measurement/dataLayer.dom.test.ts' },
  },
  {
    name: 'any parameter of an address is carried along',
    file: 'src/measurement/campaign.ts',
    find: '.filter(isCampaign)',
    put: '.filter(Boolean)',
    guard: { unit: 'measurement/campaign.dom.test.ts' },
  },
  {
    name: 'a store’s link is told without its app',
    file: 'src/measurement/ctaClick.ts',
    find: '    app_id: app,\n',
    put: '',
    guard: { unit: 'measurement/ctaClick.dom.test.ts' },
  },
];

const pure: SeededFault[] = [
  {
    name: 'an iPad counts as a computer',
    file: 'src/lib/device.ts',
    find: 'maxTouchPoints > 1',
    put: 'maxTouchPoints > 99',
    guard: { unit: 'lib/device.test.ts' },
  },
  {
    name: 'a Windows phone counts as Android',
    file: 'src/lib/device.ts',
    find: '/Windows Phone/i.test(userAgent) || ',
    put: '',
    guard: { unit: 'lib/device.test.ts' },
  },
  {
    name: 'links that leave the site open in the same tab',
    file: 'src/lib/links.ts',
    find: '/^https?:\\/\\//.test(href)',
    put: '/^ftp:/.test(href)',
    guard: { unit: 'lib/links.test.ts' },
  },
  {
    name: 'the written WhatsApp message is not encoded',
    file: 'src/lib/links.ts',
    find: 'encodeURIComponent(message)',
    put: 'message',
    guard: { unit: 'lib/links.test.ts' },
  },
  {
    name: 'an address of the spec’s table is lost',
    file: 'src/lib/routes.ts',
    find: "aliases: ['/Soluciones']",
    put: 'aliases: []',
    guard: { unit: 'lib/routes.test.ts' },
  },
  {
    name: 'search engines may list the empty page',
    file: 'src/lib/routes.ts',
    find: "registro: route('/registro', { isIndexable: false })",
    put: "registro: route('/registro')",
    guard: { unit: 'lib/routes.test.ts' },
  },
  {
    name: '30 February is a day',
    file: 'src/lib/dates.ts',
    find: ' && isoDate(date) === words',
    put: '',
    guard: { unit: 'lib/dates.test.ts' },
  },
  {
    name: 'dates are printed in the machine’s time zone',
    file: 'src/lib/dates.ts',
    find: "timeZone: 'UTC'",
    put: "timeZone: 'Pacific/Honolulu'",
    guard: { unit: 'lib/dates.test.ts' },
  },
  {
    name: 'drafts are published',
    file: 'src/articles/publication.ts',
    find: "if (borrador) return 'draft';",
    put: '',
    guard: { unit: 'articles/publication.test.ts' },
  },
  {
    name: 'articles are published before their day',
    file: 'src/articles/publication.ts',
    find: "fecha.getTime() > now ? 'scheduled' : 'published'",
    put: "now < 0 ? 'scheduled' : 'published'",
    guard: { unit: 'articles/publication.test.ts' },
  },
  {
    name: 'the list’s last page is lost',
    file: 'src/articles/pagination.ts',
    find: 'Math.ceil(entries.length / size)',
    put: 'Math.floor(entries.length / size)',
    guard: { unit: 'articles/pagination.test.ts' },
  },
  {
    name: 'the related article ignores categories',
    file: 'src/articles/related.ts',
    find: 'nearest.find(shares) ?? nearest[0]',
    put: 'nearest[0]',
    guard: { unit: 'articles/related.test.ts' },
  },
  {
    name: 'the spinner’s words come late',
    file: 'src/lib/timings.ts',
    find: 'waitText = 4000',
    put: 'waitText = 40000',
    guard: { unit: 'lib/timings.test.ts' },
  },
  {
    name: 'a silent vendor is waited for longer than eight seconds',
    file: 'src/lib/timings.ts',
    find: 'thirdPartyTimeout = 8000',
    put: 'thirdPartyTimeout = 80000',
    guard: { unit: 'lib/timings.test.ts' },
  },
  {
    name: 'the video’s player is not told whose page it is in',
    file: 'src/lib/videoPlayer.ts',
    find: ", origin: ''",
    put: '',
    guard: { unit: 'videoPlayer.test.ts' },
  },
  {
    name: 'a changed title keeps its old social image',
    file: 'src/discovery/social/keptImage.ts',
    find: 'JSON.stringify(recipe)',
    put: "'recipe'",
    guard: { unit: 'discovery/social/keptImage.test.ts' },
  },
];

const rules: SeededFault[] = [
  {
    name: 'a mistyped field of an article is ignored',
    file: articles,
    find: '    .strictObject({',
    put: '    .object({',
    guard: { unit: 'articles/schema.test.ts' },
  },
  {
    name: 'an article’s summary may be longer than search engines show',
    file: articles,
    find: "'«descripcion», el resumen del artículo', { max: 160 }",
    put: "'«descripcion», el resumen del artículo', { max: 1600 }",
    guard: { unit: 'articles/schema.test.ts' },
  },
  {
    name: 'an article may be of any number of categories',
    file: articles,
    find: ".max(3, '«categorias» admite hasta tres categorías.')",
    put: '',
    guard: { unit: 'articles/schema.test.ts' },
  },
  {
    name: 'links without a secure connection are told to nobody',
    file: 'src/tools/check/content/rules/links.ts',
    find: "if (schemeOf(url) !== 'http') return [];",
    put: 'if (url) return [];',
    guard: { unit: 'tools/check/content/articleBody.test.ts' },
  },
  {
    name: 'an article may run code',
    file: 'src/tools/check/content/rules/literal.ts',
    find: 'if (document.errors.length > 0 || document.contents === null) return false;',
    put: 'if (document.errors.length >= 0) return true;',
    guard: { unit: 'tools/check/content/articleBody.test.ts' },
  },
  {
    name: 'an invisible character that turns the text around passes',
    file: 'src/tools/check/content/textFile.ts',
    find: '\\u2028-\\u202E',
    put: '\\u2028-\\u2029',
    guard: { unit: 'tools/check/content/articleBody.test.ts' },
  },
  {
    name: 'a drawing may run code',
    file: 'src/tools/check/content/pictureFile.ts',
    find: 'script|foreignobject',
    put: 'foreignobject',
    guard: { unit: 'tools/check/content/pictureFile.test.ts' },
  },
  {
    name: 'a picture that is cut off passes',
    file: 'src/tools/check/content/pictureFile.ts',
    find: '      () => false,',
    put: '      () => true,',
    guard: { content: 'pictures.test.ts', title: 'C46' },
  },
  {
    name: 'two buttons are counted under one name',
    file: 'src/tools/check/content/repeated.ts',
    find: 'const twin = seen.get(name);',
    put: 'const twin = undefined as string | undefined;',
    guard: { unit: 'tools/check/content/checkContent.test.ts' },
  },
  {
    name: 'a file whose name begins with «_» passes for hidden',
    file: 'src/tools/check/content/fileNames.ts',
    find: "if (name.startsWith('_')) {",
    put: "if (name.startsWith('__never')) {",
    guard: { content: 'names.test.ts', title: 'C92' },
  },
  {
    name: 'a letter that the picture of a shared page lacks passes',
    file: 'src/tools/build/fonts/glyphs.ts',
    find: '!glyphs.has(c) && ',
    put: 'glyphs.size === 0 && ',
    guard: { unit: 'tools/build/fonts/glyphs.test.ts' },
  },
];

const output: SeededFault[] = [
  {
    name: 'a secret of the environment is published',
    file: 'src/tools/check/output/secrets.ts',
    find: 'forms.some((form) => bytes.includes(form))',
    put: 'forms.every((form) => form.length === 0)',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a link to a place that is not on its page passes',
    file: 'src/tools/check/output/links.ts',
    find: 'if (!fragment || !ids || ids.has(fragment)) return undefined;',
    put: 'if (ids || !fragment) return undefined;',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a second main heading passes',
    file: 'src/tools/check/output/headings.ts',
    find: 'if (second !== undefined) {',
    put: 'if (second === null) {',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a heading level left out passes',
    file: 'src/tools/check/output/headings.ts',
    find: 'level > levelBefore(index) + 1',
    put: 'level > levelBefore(index) + 5',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a picture without words for those who can’t see it passes',
    file: 'src/tools/check/output/pictures.ts',
    find: 'alt === undefined',
    put: "alt === 'never'",
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a link that is code passes',
    file: 'src/tools/check/output/markup.ts',
    find: '(javascript|vbscript)',
    put: '(vbscript)',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a frame of any site passes',
    file: 'src/tools/check/output/embeds.ts',
    find: 'if (isKnown) return [];',
    put: 'if (isKnown !== undefined) return [];',
    guard: { unit: 'tools/check/output/checkOutput.test.ts' },
  },
  {
    name: 'a build reads drafts',
    file: 'src/articles/loader.ts',
    find: "const isKept = state === 'published' || (context.watcher && state !== 'withdrawn');",
    put: 'const isKept = true;',
    guard: { unit: 'articles/loader.test.ts' },
  },
  {
    name: 'an address that an article had before leads nowhere',
    file: 'src/articles/moves.ts',
    find: 'return earlier.flatMap((path) => [',
    put: 'return earlier.slice(1).flatMap((path) => [',
    guard: { unit: 'tools/delivery/redirects.test.ts' },
  },
];

/** What a change to the code can break on every page at once. */
const everywhere: SeededFault[] = [
  {
    name: 'an answer’s kind of content may be guessed by the browser',
    file: 'src/tools/delivery/headers.ts',
    find: "      'X-Content-Type-Options': 'nosniff',\n",
    put: '',
    guard: { host: 'headers.test.ts' },
  },
  {
    name: 'a link has no name',
    file: 'src/sections/Footer/Footer.astro',
    find: '                aria-label={label}\n',
    put: '',
    guard: { site: 'markup.test.ts' },
  },
  {
    name: 'looks are written in an attribute',
    file: 'src/sections/Header/Header.astro',
    find: '<div class={styles.sentinel}></div>',
    put: '<div class={styles.sentinel} style="height: 10px"></div>',
    guard: { site: 'markup.test.ts' },
  },
  {
    name: 'the menu’s island never wakes',
    file: 'src/sections/Header/Header.astro',
    find: '        client:intent\n        id="menu"',
    put: '        id="menu"',
    guard: { e2e: 'drawer.spec.ts', title: 'is told by the button too' },
  },
  {
    name: 'no reach wakes an island',
    file: 'src/islands/intent.client.ts',
    find: '  for (const type of REACHES) island.addEventListener(type, wake, { passive: true });\n',
    put: '',
    guard: { unit: 'intent.dom.test.ts' },
  },
];

const behaviour: SeededFault[] = [
  {
    name: 'the menu’s dialog has no name',
    file: drawer,
    find: '        aria-labelledby={`${id}-title`}\n',
    put: '',
    guard: { e2e: 'drawer.spec.ts', title: 'opens from the right' },
  },
  {
    name: 'the menu’s button does not say whether it is open',
    file: drawer,
    find: '        aria-expanded={isOpen}\n',
    put: '',
    guard: { e2e: 'drawer.spec.ts', title: 'is told by the button too' },
  },
  {
    name: 'the focus is lost when the menu closes',
    file: drawer,
    find: 'button.current?.focus({ preventScroll: true })',
    put: '(document.activeElement as HTMLElement | null)?.blur()',
    guard: { e2e: 'drawer.spec.ts', title: 'gives the focus back' },
  },
  {
    name: 'the menu stays open over the wide layout',
    file: drawer,
    find: "    widerLayout.addEventListener('change', close);\n",
    put: '',
    guard: { e2e: 'drawer.spec.ts', title: 'closes when the screen grows' },
  },
  {
    name: 'the menu stays open when a link in it is followed',
    file: drawer,
    find: 'if (target === currentTarget || isLink) currentTarget.close();',
    put: 'if (target === currentTarget) currentTarget.close();',
    guard: { e2e: 'drawer.spec.ts', title: 'closes on a link' },
  },
  {
    name: 'an iPhone is shown no store once the island is awake',
    file: 'src/islands/StoreBadges/StoreBadges.tsx',
    find: "device !== 'android' &&",
    put: "device !== 'ios' &&",
    guard: { e2e: 'storeBadges.spec.ts', title: ': ios' },
  },
  {
    name: 'a sent form leaves the password in the clear',
    file: 'src/islands/LoginToggle/LoginToggle.tsx',
    find: "    form?.addEventListener('click', onPress);\n",
    put: '',
    guard: { e2e: 'intent.spec.ts', title: 'masks right after it' },
  },
  {
    name: 'a click that came before the island is lost',
    file: 'src/islands/intent.client.ts',
    find: '    held.push({ target, event });\n',
    put: '',
    guard: { unit: 'intent.dom.test.ts' },
  },
  {
    name: 'an island whose file is missing is never tried again',
    file: 'src/islands/intent.client.ts',
    find: '  const fail = () => {\n    isLoading = false;\n',
    put: '  const fail = () => {\n',
    guard: { unit: 'intent.dom.test.ts' },
  },
  {
    name: 'a reload starts where the page was left',
    file: 'src/scripts/head.ts',
    find: "history.scrollRestoration = 'manual';",
    put: "history.scrollRestoration = 'auto';",
    guard: { e2e: 'position.spec.ts', title: '' },
  },
  {
    name: 'the header never gets its shadow',
    file: 'src/scripts/header.ts',
    find: '!(entry as IntersectionObserverEntry).isIntersecting',
    put: 'entry === undefined',
    guard: { e2e: 'states.spec.ts', title: 'more than 10 px: /soluciones' },
  },
  {
    name: 'a photo is published as its author sent it',
    file: 'src/components/Cover/Cover.astro',
    find: "{src.format === 'svg' ? (",
    put: '{src.format ? (',
    guard: { site: 'covers.test.ts' },
  },
  {
    name: 'a failed picture stays covered',
    file: 'src/scripts/fade.ts',
    find: "  image.addEventListener('error', uncover);\n",
    put: '',
    guard: { e2e: 'states.spec.ts', title: 'a picture that fails leaves its words' },
  },
  {
    name: 'an address typed in capitals shows the 404 page',
    file: 'src/scripts/letterCase.ts',
    find: 'known.toLowerCase() === lowerCased',
    put: 'known === lowerCased',
    guard: { e2e: 'addresses.spec.ts', title: 'letter case' },
  },
  {
    name: 'the logos go on moving for who asked for less motion',
    file: 'src/sections/Clients/Clients.css.ts',
    find: "`${below('tablet')} and ${when.motionIsWelcome}`",
    put: "below('tablet')",
    guard: { e2e: 'motion.spec.ts', title: 'the logos stand still' },
  },
  {
    name: 'the logos can’t be stopped',
    file: 'src/sections/Clients/Clients.css.ts',
    find: "          [`${pauseInput}:checked ~ ${window} &`]: { animationPlayState: 'paused' },\n",
    put: '',
    guard: { e2e: 'motion.spec.ts', title: 'can be stopped by keyboard' },
  },
];

/** Every seeded fault: message guard, measuring, pure rules, content, output, pages, behaviour. */
export const seededFaults: readonly SeededFault[] = [
  ...messages,
  ...measuring,
  ...pure,
  ...rules,
  ...output,
  ...everywhere,
  ...behaviour,
];
