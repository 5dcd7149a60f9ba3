import { expect, test } from 'vitest';
import { hubspotForm } from '#sections/LeadForm/hubspotForm.ts';

test.each([
  ['na1', ''],
  ['eu1', '-eu1'],
])('the form loads from the hosts of its region, %s', (region, suffix) => {
  const form = { portalId: '12345678', formId: '00000000-0000-4000-8000-000000000000', region };

  expect(hubspotForm(form)).toMatchObject({
    script: `https://js${suffix}.hsforms.net/forms/embed/12345678.js`,
    needs: {
      'script-src': [`https://js${suffix}.hsforms.net`],
      'frame-src': ['https://*.hsforms.net', 'https://*.hsforms.com'],
      'connect-src': ['https://*.hsforms.com', 'https://*.hubspot.com'],
      'img-src': [`https://forms${suffix}.hsforms.com`, `https://track${suffix}.hubspot.com`],
    },
  });
});
