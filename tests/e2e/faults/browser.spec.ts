import { content } from '#tests/support/content.ts';
import { bareKind, rowsOf, type FaultNumber } from '#tests/support/faultMatrix.ts';
import {
  controls,
  expectDrawerWorks,
  expectIslandsWork,
  expectMainTask,
  expectToggleWorks,
  phone,
  test,
} from '#tests/support/faultTest.ts';
import { expect } from '#tests/support/test.ts';
import { translate } from '#tests/support/translator.ts';
import { visitors } from '#tests/support/visitors.ts';

const { stores } = content.site();

/** What the browser denies to the page, from the page's start on. */
const denials: Partial<Record<FaultNumber, () => void>> = {
  F27: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  F28: () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  },
  F29: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  F20: () => {
    window.dataLayer = [];
    window.dataLayer.push = () => {
      throw new Error('data layer');
    };
  },
  F21: () => {
    Object.assign(Array.prototype, { last: () => 'vendor' });
    Object.assign(Object.prototype, { extend: 'vendor' });
    Object.assign(window, { $: 'vendor', React: 'vendor', Astro: undefined, dataLayer: 'vendor' });
  },
};

for (const number of Object.keys(denials) as FaultNumber[]) {
  for (const { path, title, tag } of rowsOf(number)) {
    test(title, { tag }, async ({ page, usual }) => {
      await page.addInitScript(denials[number] as () => void);
      await page.goto(path);
      await expectMainTask(page, await usual(path));

      await expectIslandsWork(page);

      await page.locator(`a[href^="/"]:not([href="${path}"]):visible`).first().click();
      await expect(page).not.toHaveURL(path);
    });
  }
}

for (const { path, title, tag } of rowsOf('F40')) {
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    // Not to be rewritten: what is no Spanish and no language.
    await expect(page.locator('html')).toHaveAttribute('lang', /^es\b/);
    for (const logo of await page.locator('a[href="/inicio"]:has(svg)').all()) {
      await expect(logo).toHaveAttribute('translate', 'no');
    }

    for (const when of ['before', 'after'] as const) {
      await translate(page);
      const { menu, drawer } = controls(page);
      if (path === bareKind) {
        await expectToggleWorks(page);
      } else {
        await expectDrawerWorks(page);
        await expect(menu, when).toHaveAttribute('aria-expanded', 'false');
        await expect(drawer).toHaveCount(1);
      }
    }
    await expectIslandsWork(page);
  });
}

for (const { path, title, tag } of rowsOf('F41')) {
  test(title, { tag }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));

    for (const width of [320, 390, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        scrollTo(-1000, 0);
        const moved = scrollX;
        scrollTo(0, 0);
        return [scrollWidth - innerWidth, moved];
      });
      expect(overflow, `at ${width} px`).toEqual([0, 0]);
    }
    await expectIslandsWork(page);
  });
}

/** What filter lists hide on any site: names that banners, sharing and cookie notices go by. */
const cosmeticRules = [
  '[class^="ad-"], [class*=" ad-"], [class^="ads"], [id^="ad-"], [id^="ads"], [id^="google_ads"]',
  '.ad, .ads, .adv, .advert, .advertisement, .adsbygoogle, .adbox, .ad-banner, .ad_unit, .adslot',
  '.banner, .banners, .banner-ad, .top-banner, #banner, #banners, [id*="banner"], [class*="banner"]',
  '.social, .socials, .social-share, .share, .sharing, .share-buttons, [class*="social"]',
  '[class*="share-"], [id*="social"], .sponsor, .sponsored, .promo, .promoted, [class*="sponsor"]',
  '.cookie, .cookies, #cookie, [id*="cookie"], [class*="cookie"], [class*="consent"], .gdpr',
  '.newsletter, .popup, .pop-up, .modal, .overlay, .interstitial, [class*="popup"], #overlay',
  '.whatsapp, .whatsapp-button, [class*="whatsapp"], .wa-chat, .chat-widget, .fixed-cta, .sticky',
  '.badge-app, .app-banner, .smart-banner, .smartbanner, .recommendation, .outbrain, .taboola',
  '[aria-label="Advertisement"], [data-ad], [data-ads], [data-ad-slot], [data-banner]',
].join(', ');

for (const { path, title, tag } of rowsOf('F42')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.goto(path);
    await page.evaluate((selectors) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:is(${selectors}) { display: none !important }`);
      document.adoptedStyleSheets.push(sheet);
    }, cosmeticRules);

    const hidden = await page
      .locator(cosmeticRules)
      .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120)));
    expect(hidden).toEqual([]);
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F43')) {
  test(title, { tag }, async ({ page, usual, trouble }) => {
    await page.goto(path);
    const violations = await page.evaluate(async () => {
      const found: string[] = [];
      addEventListener('securitypolicyviolation', ({ blockedURI }) => found.push(blockedURI));
      const script = document.createElement('script');
      // As extensions do: not by a property that Trusted Types would refuse at once.
      script.append('window.injected = true');
      document.head.append(script);
      // A report of ours would be told by now, and again by itself.
      await document.documentElement.animate(null, 100).finished;
      return found;
    });

    expect(violations).not.toEqual([]);
    for (const blocked of violations) expect(blocked).toMatch(/^(inline|trusted-types-sink)$/);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expectMainTask(page, await usual(path));
    for (const error of trouble.errors) expect(error).toMatch(/Content Security Policy|Trusted/);
    trouble.errors = [];
  });
}

test.describe('far away', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  for (const { path, title, tag } of rowsOf('F45')) {
    test(title, { tag }, async ({ page, usual }) => {
      for (const now of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
        await page.clock.setFixedTime(now);
        await page.goto(path);

        await expectMainTask(page, await usual(path));
      }
    });
  }
});

for (const { path, title, tag } of rowsOf('F46')) {
  test(title, { tag }, async ({ page }) => {
    test.slow();
    const badges = page.getByRole('main').getByRole('list', { name: stores.label });
    const hrefs = {
      android: [stores.googlePlay.href],
      ios: [stores.appStore.href],
      other: [stores.googlePlay.href, stores.appStore.href],
    };
    for (const { name, userAgent, touchPoints, platform, device } of visitors) {
      await page.addInitScript(
        (said) => {
          for (const [key, value] of Object.entries(said)) {
            Object.defineProperty(navigator, key, { configurable: true, get: () => value });
          }
        },
        {
          userAgent,
          maxTouchPoints: touchPoints,
          // Always there: what an earlier visitor said would stay.
          userAgentData: platform === undefined ? null : { platform },
        },
      );
      await page.goto(path, { waitUntil: 'domcontentloaded' });

      const shown = await badges
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(shown, name).toEqual(hrefs[device]);
    }
  });
}
