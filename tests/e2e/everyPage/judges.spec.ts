import { tabThrough } from '#tests/support/browser/focus.ts';
import { misfitsAt } from '#tests/support/browser/fit/expectFit.ts';
import { expect, test } from '#tests/support/browser/test.ts';

// What the tests of widths, states, large letters and the keyboard look for is found on a page that has it, and nowhere
// else.

const WIDTH = 390;
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Each fault by what is said of it. */
const faults = {
  'scrolls 110 px sideways': '<div style="width: 500px; height: 1px"></div>',
  'hides «Una palabra»': '<p style="visibility: hidden">Una palabra</p>',
  'writes «Una palabra» small': '<p style="font-size: 11px">Una palabra</p>',
  'cuts «Una palabra»':
    '<p style="width: 2em; overflow: hidden; white-space: nowrap">Una palabra</p>',
  'has «Una palabra» under the button':
    '<p style="text-align: right">Una palabra</p><div id="flotante" style="position: fixed; right: 0; width: 60px; height: 60px"></div>',
  [`stretches ${dot}`]: `<img src="${dot}" alt="" style="width: 90px; height: 30px">`,
  'is hard to tap: Una palabra': '<button style="height: 30px">Una palabra</button>',
  'draws «Una palabra» over «Otra palabra»':
    '<p>Una palabra</p><p style="margin-top: -1.2em">Otra palabra</p>',
  'has «Una palabra» on the edge of a neighbour':
    '<div style="height: 20px; box-shadow: 0 0 0 30px rgb(0, 0, 0)"></div><p>Una palabra</p>',
  'has «Una palabra» under a neighbour':
    '<p>Una palabra</p><div style="position: absolute; inset: 0; background: navy"></div>',
};

for (const [fault, part] of Object.entries(faults)) {
  test(`a page fails that ${fault.slice(0, 60)}`, async ({ page }) => {
    await page.setContent(`<style>body, p { margin: 0 }</style><main>${part}</main>`);
    expect(await misfitsAt(page, WIDTH)).toEqual([fault]);
  });
}

/** Each fault of the focus by how it is told. */
const lost = {
  'no ring': '<a href="#a" style="outline: none">Una palabra</a>',
  'no ring: <a href="#a" style="outline: 2px solid rgb(250, 250, 250)':
    '<a href="#a" style="outline: 2px solid rgb(250, 250, 250)">Una palabra</a>',
  under:
    '<a href="#a">Una palabra</a><div style="position: absolute; inset: 0; background: gold"></div>',
  'out of view': '<a href="#a" style="position: fixed; top: -90px">Una palabra</a>',
  '1 is 2': '<a href="#a">Una palabra</a><a href="#b" tabindex="-1">Otra</a><a href="#c">Otra</a>',
};

for (const [fault, part] of Object.entries(lost)) {
  test(`a page fails whose focus is reported with «${fault.slice(0, 40)}»`, async ({ page }) => {
    await page.setContent(
      `<style>body { margin: 9px } :focus { outline: 2px solid navy }</style><main>${part}</main>`,
    );
    const [first, ...others] = await tabThrough(page);
    expect(first).toContain(fault);
    expect(others).toEqual([]);
  });
}

test('a page where all fits passes', async ({ page }) => {
  await page.setContent(
    `<style>:focus { outline: 2px solid navy }</style><main><h1>Una palabra</h1><p>Otra palabra</p><button style="height: 44px">Seguir</button><img src="${dot}" alt=""></main>`,
  );
  expect(await misfitsAt(page, WIDTH)).toEqual([]);
  expect(await tabThrough(page)).toEqual([]);
});
