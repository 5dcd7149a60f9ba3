import { expect, test } from 'vitest';
import { articleDataFolder, articlePath, viewerPath } from '#lib/paths.ts';

test('an article lives at its file name', () => {
  expect(articlePath('escalar_una_franquicia')).toBe('/escalar_una_franquicia');
});

test('its data is under /api/blogs', () => {
  expect(articleDataFolder).toBe('/api/blogs/');
});

test.each([
  ['escalar_una_franquicia', '/UnBlog?idBlog=escalar_una_franquicia'],
  ['uno&dos=tres', '/UnBlog?idBlog=uno%26dos%3Dtres'],
  ['año nuevo', '/UnBlog?idBlog=a%C3%B1o%20nuevo'],
])('the article %s is shown by the viewer at %s', (id, path) => {
  expect(viewerPath(id)).toBe(path);
});
