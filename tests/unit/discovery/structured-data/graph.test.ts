import { describe, expect, test } from 'vitest';
import { graphText } from '#discovery/structured-data/graph.ts';

describe('what a page tells machines', () => {
  test('is one graph of schema.org', () => {
    const text = graphText([{ '@type': 'Organization', name: 'Lineo' }]);

    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name: 'Lineo' }],
    });
  });

  test.each(['</script><script>alert(1)</script>', '<!--', '<!-- <script>', '</SCRIPT >'])(
    'stays inside its element, whatever a title says: %s',
    (name) => {
      const text = graphText([{ '@type': 'Organization', name }]);

      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
    },
  );
});
