import type { Site } from '#site/siteSchema.ts';
import { editorConfig } from './config.ts';

/** The HTML of the editor's only page, local without a site; `script` is the address of its bundle. */
export function editorPage(script: string, site?: Site): string {
  const config = JSON.stringify(editorConfig(site)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Editor</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${
  // Vendors' scripts run on the development server's origin too, so no token may get there.
  site ? '' : '<style>.button.secondary{display:none}</style>'
}
<script type="module" src="${script}"></script>
</head>
<body>
<script type="application/json" id="editor-config">${config}</script>
</body>
</html>
`;
}
