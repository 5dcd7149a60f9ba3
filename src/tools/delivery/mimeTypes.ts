import { extname } from 'node:path';

/** The MIME types of our files, as the CDN sends them, with their extensions. */
export const mimeTypes: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/wasm': 'wasm',
  'font/woff2': 'woff2',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** The MIME type of a file, by its extension; `undefined` for a type that the site has no files of. */
export const mimeTypeOf = (file: string): string | undefined =>
  Object.keys(mimeTypes).find((type) =>
    mimeTypes[type]?.split(' ').includes(extname(file).slice(1)),
  );
