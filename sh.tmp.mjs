import { createRequire } from 'node:module';
import { join } from 'node:path';
const require = createRequire(join(process.cwd(), 'package.json'));
const { chromium } = require('playwright');
const [page, width, sel, out, mode='still'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'] });
const w = Number(width);
const c = await b.newContext({ viewport: { width: w, height: w<700?844:1000 }, deviceScaleFactor: w<700?2:1, reducedMotion: 'reduce', forcedColors: mode==='dark'?'active':'none', colorScheme: mode==='dark'?'dark':'light', isMobile: w<700, hasTouch: w<700 });
const p = await c.newPage(); await p.goto('http://localhost:4711/'+page); await p.waitForTimeout(1500);
const els = sel.split(';'); let i=0;
for (const s of els) { const l = p.locator(s).first(); await l.scrollIntoViewIfNeeded(); await p.waitForTimeout(400); await l.screenshot({ path: `${out}-${i++}.png` }); }
await b.close();
